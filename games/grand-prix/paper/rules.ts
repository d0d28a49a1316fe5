export const rules = `
Race the circuits of a season against the clock. The sum of your places is your score, and lower is better. One player,
a pencil, and as many six-sided dice as your sheet says: six on the standard one.

# The sheet
- Each circuit is a line of spaces from one chequered flag to the next. **Arrows** (bars across the road) divide it into
  **sections**. What lies before the first arrow and after the last is open road.
- Each circuit has a **time** track, which is how many turns you have, and a **damage** track.
- For the whole season you have free uses of four **special actions**.
- Each circuit starts on the flag, in no gear.

# A turn
**1 Time.** Use up one box of the time track. Write your gear in it.

**2 Gear.** In the first turn of a circuit choose any gear. In later turns go **exactly one gear up or down**: never the same gear
twice running. With **shift** go to any other gear.

**3 Roll** all dice. Before it you may use **include**: in this turn dice equal to the gear move the car as well.

**4 Again?** As often as you like: **re-roll** all dice, or **select** some and roll those. Together with either you may use
include, unless it is in force already.

**5 Drive** forward by **the number of dice that show less than the gear** (with include: or the same).

**6 Damage.** For each section that you jumped, which means that all its spaces lie after your old space and before
your new one, take **damage equal to the gear**. Sections jumped on the way over the finish count too. Sections in a
heavy frame have a single space: they are jumped easily.
- If the damage of the turn does not fit on the track, you **did not finish**: place 20, wherever you are. Exactly full still
  fits. Damage left over from earlier circuits does not help here.

# Special actions
- Free uses go first. After that each use costs the damage printed on the season page.
- Pay from damage left unused on **earlier circuits** first, then from this one's track. It may fill the track, never
  overfill it. Two special actions used together are paid together.

# The end of a circuit
- Reach or pass the finishing flag, with your damage on the track: you have **won**, place 0.
- If your time is full after a drive, your place is **the number of spaces you are short of the flag**. It can be worse than
  20.
- The damage boxes still empty go into the bank and pay for special actions later.

# The end of the season
When all circuits have a place, add them up. A season with every circuit won is perfect; any other score is there to be
beaten.

# Another reading
There is no 1st gear: the lowest is the 2nd.

# An example
In gear 4 you roll 1 2 2 3 5 6: four dice are below 4, so you drive 4 spaces. If on the way you jumped a section of two
spaces, you take 4 damage. Next turn you drive in gear 3 or 5.
`;
