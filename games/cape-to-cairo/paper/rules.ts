export const rules = `
Hauliers bid for the right to drive earlier and carry goods across the map. The most money after six turns wins. Two to
four players, one piecepack in the suits of playing cards.

# Setting up
- Mix the 24 **tiles** and lay one on each city of the map (or write its suit and rank into the city's box).
- Put the 24 **coins** into a cup. Roll the **four dice**; in the order hearts, diamonds, clubs, spades draw a coin
  blind for each and lay it **suit up** on the city that has the die's suit and the rank it shows.
- Everybody starts with **$0**. Owing money is allowed.
- Everybody rolls a die; the highest is first player (ace is 1, null is 6). Who ties for highest rolls again.

# The goods
- A coin that shows its **suit** is a **raw material**: hearts gold, diamonds diamonds, clubs oil, spades coal. Nobody
  knows its rank yet.
- A coin that shows its **rank** is a **finished product**. Its suit no longer matters.

# A turn
**1 The auction.** The first player opens with any bid from $0 up and must bid. Clockwise, whoever is still in raises by
at least $1 or passes.
- Passing, you pay the last bid you made (nothing if you made none) and take the **last place in the order that is
  still free**.
- The one who is left pays their bid, drives **first**, and opens the next auction.
- No bid may be more than your money plus $99. To open with $0 is always allowed.

**2 The drives.** In that order, each loads, moves and delivers.
- In turn 1 first put your truck on any city. Trucks never block each other.
- **Load** any of the goods in your city, or none. There is no limit to a load.
- **Move** to another city, through neighbours: tiles that touch along an edge or part of one. Pay **$1 for each city
  entered**, the last one too, and **$1 for each good aboard**. Take the shortest way. You must move, however deep your
  debts.
- **Deliver** everything aboard that the city wants: **raw materials of its suit** and **finished products of its
  rank**. Each pays the city's value: ace $1, 2 to 5 their rank, null $6. **A finished product pays $5 more** and is yours to
  keep. A raw material is turned over and stays there, free for anyone to load; it is not sold on by the same move.

**3 New contracts.** At the end of turns 1 to 5 roll the dice and lay four coins as at the start. They are free.

# The end
- After turn 6 the most money wins. A tie goes to the most finished products delivered, and is then shared.
- **Longer match**, if all agree: from turn 6 on, play until a turn ends with no raw material on the board, those aboard
  trucks included; at the latest after turn 24.

# Examples
*Auction.* Xavier opens with $2, Yvonne says $3, Zak passes (fourth, free), Wendy says $4, Xavier passes (third, pays $2),
Yvonne says $5, Wendy passes (second, pays $4). Yvonne pays $5 and is first.

*Delivery.* Gold aboard, two cities to the null of hearts: pay $2 + $1, receive $6. The coin shows a 4. Three cities to a
city of rank 4: pay $3 + $1, receive $4 + $5.
`;
