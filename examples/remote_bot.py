"""A bot that plays from anywhere: it needs nothing of the package, so it may be written in any language.
python examples/remote_bot.py "http://127.0.0.1:8347/t/TABLE?seat=SECRET" [NAME]      (the link is the invitation to a seat)
"""

import json
import random
import sys
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url, body, token=""):
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    return json.load(urlopen(Request(url, json.dumps(body).encode(), headers)))


def choose(state):
    return random.choice(state["legal"])["text"]  # your thoughts go here; state["view"] is the table as this seat sees it


def main(link, name="Anybody"):
    where = urlsplit(link)
    house, table = f"{where.scheme}://{where.netloc}", where.path.removeprefix("/t/")
    token = post(f"{house}/api/bots", {"name": name})["token"]  # keep it, and the bot stays who it is
    claimed = post(f"{house}/api/tables/{table}/claim", {"token": parse_qs(where.query)["seat"][0]}, token)
    seat = next(each["seat"] for each in claimed["seats"] if each["mine"])
    socket = f"ws{house.removeprefix('http')}/api/tables/{table}/ws?seat={seat}"
    with connect(socket, additional_headers={"authorization": f"Bearer {token}"}) as told:
        for message in map(json.loads, told):
            if message.get("result"):
                print(json.dumps(message["result"]))
                break
            if message.get("legal"):
                told.send(json.dumps({"type": "move", "seat": seat, "n": message["n"], "choice": choose(message)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
