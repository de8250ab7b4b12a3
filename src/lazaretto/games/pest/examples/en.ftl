lesson-example-road = From Gollor to Gotar
    .about = Three sick on the road and three in the city: what does it cost?
lesson-example-road-step = On the road everybody costs a food: three. In the city the first is free: two more. You have just the five it takes.
    .aim = Go to Gotar.
lesson-example-road-house = Six people, but only three regular spaces. Where the other three wait they get in your way: above an action they weaken it, on resource space five they take away room.
    .aim = Find room for the three who are left.
lesson-example-road-stop = Stop here: the city gives you one of its resource.
    .aim = End the move in Gotar.
