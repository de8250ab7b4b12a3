"""Answers of the frozen bots that are others under later rules: on their way they meet choices that were not there then.

The bots are the same, and so is what they were asked. Each line names a game, a decision and a bot, with the rules that
changed it; everything that is not listed must be answered as it was.
"""

from __future__ import annotations

# Messina, rules 2: rescued citizens are placed in any order, and a rewarding move can wait until all have produced.
_MESSINA_2 = """
1/messina_1_mode-scrolls_random_whole.json.xz 21 mcts:200
1/messina_1_priority_token-true_greedy_half.json.xz 12 greedy
1/messina_1_priority_token-true_greedy_half.json.xz 12 mcts:200
1/messina_1_priority_token-true_greedy_half.json.xz 26 mcts:200
1/messina_3_greedy_whole.json.xz 249 mcts:200
1/messina_3_priority_token-true_random_whole.json.xz 22 mcts:200
1/messina_3_priority_token-true_random_whole.json.xz 115 mcts:200
1/messina_3_priority_token-true_random_whole.json.xz 127 mcts:200
1/messina_3_priority_token-true_random_whole.json.xz 169 mcts:200
1/messina_3_strict_recall-true_greedy_half.json.xz 73 mcts:200
1/messina_4_mode-scrolls_greedy_whole.json.xz 247 mcts:200
1/messina_4_priority_token-true_mixed_half.json.xz 95 mcts:200
1/messina_fixture_base-4.json.xz 74 mcts:200
"""

# Pest, rules 2: people are assigned and moved, and resources exchanged, in any order; a road may pay for its end.
_PEST_2 = """
1/pest_1_map-random_greedy_whole.json.xz 129 mcts:200
1/pest_1_random_half.json.xz 3 mcts:200
1/pest_1_random_half.json.xz 63 mcts:200
1/pest_1_random_half.json.xz 68 mcts:200
1/pest_2_edition_greedy_whole.json.xz 47 mcts:200
1/pest_2_edition_greedy_whole.json.xz 338 mcts:200
1/pest_2_edition_varied-0_whole.json.xz 313 mcts:200
1/pest_2_edition_varied-0_whole.json.xz 364 mcts:200
1/pest_2_map-random_greedy_whole.json.xz 47 mcts:200
1/pest_2_map-random_greedy_whole.json.xz 185 mcts:200
1/pest_2_mode-two-player_greedy_half.json.xz 33 mcts:200
1/pest_2_mode-two-player_greedy_half.json.xz 151 mcts:200
1/pest_2_mode-two-player_map-random_greedy_half.json.xz 37 mcts:200
1/pest_2_mode-two-player_map-random_greedy_half.json.xz 67 mcts:200
1/pest_2_mode-two-player_map-random_greedy_half.json.xz 150 mcts:200
1/pest_3_colours-purple-white-blue_random_whole.json.xz 223 mcts:200
1/pest_3_edition_varied-3_whole.json.xz 349 mcts:200
1/pest_3_edition_varied-3_whole.json.xz 542 greedy
1/pest_3_edition_varied-4_whole.json.xz 292 mcts:200
1/pest_3_edition_varied-4_whole.json.xz 411 mcts:200
1/pest_3_map-random_greedy_half.json.xz 59 mcts:200
1/pest_3_map-random_greedy_half.json.xz 64 mcts:200
1/pest_3_map-random_greedy_half.json.xz 97 mcts:200
1/pest_3_random_whole.json.xz 9 mcts:200
1/pest_3_random_whole.json.xz 227 mcts:200
1/pest_4_map-random_colours-white-red-purple-yellow_greedy_whole.json.xz 371 mcts:200
1/pest_4_map-random_colours-white-red-purple-yellow_greedy_whole.json.xz 462 mcts:200
1/pest_4_map-random_colours-white-red-purple-yellow_greedy_whole.json.xz 545 mcts:200
1/pest_4_map-random_greedy_whole.json.xz 407 greedy
1/pest_4_mixed_whole.json.xz 27 mcts:200
1/pest_4_mixed_whole.json.xz 488 mcts:200
1/pest_5_greedy_half.json.xz 105 mcts:200
1/pest_5_greedy_half.json.xz 149 mcts:200
1/pest_5_map-random_random_whole.json.xz 527 greedy
1/pest_fixture_base-3.json.xz 7 mcts:200
1/pest_fixture_base-3.json.xz 34 mcts:200
1/pest_fixture_base-3.json.xz 501 greedy
1/pest_fixture_base-5.json.xz 241 greedy
1/pest_fixture_base-5.json.xz 241 mcts:200
1/pest_fixture_base-5.json.xz 280 mcts:200
1/pest_fixture_base-5.json.xz 723 mcts:200
1/pest_fixture_solo-random-map.json.xz 56 mcts:200
1/pest_fixture_solo-random-map.json.xz 96 mcts:200
1/pest_fixture_two-player-random-map.json.xz 17 mcts:200
1/pest_fixture_two-player-random-map.json.xz 160 greedy
1/pest_fixture_two-player-random-map.json.xz 180 greedy
1/pest_fixture_two-player-random-map.json.xz 206 mcts:200
"""

CHANGED = frozenset([*_MESSINA_2.strip().splitlines(), *_PEST_2.strip().splitlines()])
