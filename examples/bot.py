#!/usr/bin/env python3
"""A bot in forty lines: waitresses bring tips, cooks and campaigns bring sales. See docs/bots.md."""
import json, random, sys

HIRE = ["recruiting_girl", "waitress", "marketing_trainee", "kitchen_trainee", "waitress", "kitchen_trainee"]
WORK = ["burger_cook", "waitress", "kitchen_trainee", "marketing_trainee", "recruiting_girl", "trainer"]


def structure(hand, slots):
    cards = {}
    for card in WORK:
        cards[card] = min(hand.get(card, 0), slots)
        slots -= cards[card]
    return {"action": "work", "cards": {card: n for card, n in cards.items() if n}}


def decide(view, reach):
    choices, stage = view["own"]["choices"], view["decision"]["stage"]
    actions = {json.dumps(action, sort_keys=True): action for action in choices["actions"]}
    first = lambda name, **fields: next((a for a in actions.values() if a["action"] == name
                                         and all(a[key] == value for key, value in fields.items())), None)
    if stage == "restructuring":
        return structure(choices["hand"], view["position"]["ceo_slots"])
    if stage == "first_restaurant":  # anywhere but not later
        return random.choice([a for a in actions.values() if a["action"] != "pass"] or list(actions.values()))
    if reach:  # advertise burgers for as long as possible, to as many houses as possible
        best = max(reach, key=lambda entry: max(map(len, entry["houses"]), default=0))
        place, campaign = best["houses"].index(max(best["houses"], key=len)), choices["campaigns"][best["choice"]]
        return {"action": "campaign", "number": best["numbers"][0], "item": "burger", "turns": campaign["turns"][-1],
                **{k: campaign[k] for k in ("marketeer", "second") if k in campaign}, **campaign["places"][place]}
    hires = [first("hire", card=card) for card in HIRE]
    cooks = [action for action in actions.values() if action["action"] == "cook" and action["item"] == "burger"]
    good = [a for a in [first("pay"), *cooks, random.choice([a for a in hires if a] or [None]), first("end")] if a]
    return good[0] if good else random.choice([*actions.values()] or [{"action": "keep", "items": {}}])  # eaten fresh


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        print(json.dumps({"id": message["id"], "action": decide(message["view"], message.get("reach"))}), flush=True)
