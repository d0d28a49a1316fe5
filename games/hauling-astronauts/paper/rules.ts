export const rules = `
Load dice, which are groups of astronauts, on a shared grid so that your ships leave with the right number aboard. Two
players, nine dice.

# Setting up
- All nine **dice** wait in *Available*.
- The first player's three **ports** face the rows of the grid, the second player's the columns. A port and its row or
  column are a **loading strip**: every cell is part of one strip of each player.
- Each player secretly chooses **three of their six transports** and docks them in any order. Then both show them.
- The first player makes the first roll. If its sum is **odd**, the first player has the first turn; if it is **even**, the second
  has. That turn goes on with an action.

# A turn
**1 Roll.** With at least three dice in *Available* you may roll three of them into *Booked*. Booked dice are for both.
At most one roll a turn, before the action.

**2 Act.** Do exactly one of these:
- **Place** a booked die on an open cell.
- **Shift** a die on the grid one step, not diagonally, to an open cell. Turn it by 45°: it may not be shifted again
  until it has been on a transport.
- **Swap** two of your own docked transports.

You may not place or shift a die into a strip whose transport of yours has left. Shifting out of it is allowed, within it is
not. If you have no legal action you pass; if a roll would give you one, you must roll.

**3 Depart.** Once all nine cells have been full at the same time, the window is open for the rest of the match. From
then on, at the end of your action, you may send off **one** of your transports whose strip is full. Whoever fills the
ninth cell may do so in that same turn.
- If the sum of its three dice is within its **capacity**, score its **profit**.
- Then it goes to a **dock**. If the range of a free dock holds the sum, it must go to such a dock and scores the **bonus**,
  profit or not. Otherwise it goes to any free dock, for nothing. A dock takes one transport.
- The three dice go back to *Available*.

# No stalling
After four turns in a row (of both players) without a die placed and without a departure, one of you has to give way: the first
player if the last roll had an **odd** sum, the second if it was **even**. (After every roll, lay a token before whoever it is.) From then on, in
their turns, they must place a die if they can, rolling first if that is needed; if they can't, they must depart if they
can; until one of the two happens. A roll may change who gives way. Whoever plays on alone is always the one.

# The end
When your three transports have left you take no more turns; the other plays on alone until theirs have left too. The
higher score wins; a tie is shared.

# If you like
- **Bonus dice.** A gold and a red die replace two of the nine; which dice a roll takes is left to chance. A transport
  that leaves with the gold die doubles either its profit or its bonus; with the red die it halves one of them, rounded
  down. You choose which. With both, gold comes first.
- **Hidden.** Transports are docked face down and shown only when they leave.
- **Patience.** Agree on another number than four, from 1 to 9, after which a die must be placed.
- **All dice.** Or agree that the sum of all dice on the table, booked and on the grid, says who must place then.
- **In turn.** Or agree that it is always whoever's turn it is.
- **First player first.** Or agree that the first player has the first turn, whatever the roll.
`;
