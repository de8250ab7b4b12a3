"""A bot in 30 lines, for any game of the house. It looks at what a choice brings, in several deals of what it cannot know.

lazaretto play rattus --seats me,examples/careful_bot.py
lazaretto simulate messina --players 2 --bots examples/careful_bot.py,random --games 20
"""

from lazaretto.bots import Player, Question

DEALS = 4


class Careful(Player):
    def choose(self, asked: Question) -> int:
        """The choice after which things look best on average; among equals any of them."""
        legal = [choice.option for choice in asked.legal]
        totals = dict.fromkeys(legal, 0.0)
        for _ in range(DEALS):
            dealt = asked.dealt()
            for option in legal:
                after = dealt.clone()
                after.apply_trusted(option)
                totals[option] += asked.worth(after)
        best = max(totals.values())
        return self.random.choice([option for option in legal if totals[option] > best - 1e-9])
