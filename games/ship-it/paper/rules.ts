export const rules = `
Lay roads of dominoes between cities, bring freight to the shipping hubs, and be paid for every coin of your suit that leaves:
twice over if it was you who made it leave. Two to four players, a piecepack and a set of double-six dominoes.

# Setting up
- Think of the table as squares: a **tile** covers 2 × 2, a **domino** 1 × 2. The corner mark of a tile is its *tick*.
- Draw the 24 tiles one by one, each turned at random. A tile joins the city being built unless that has three tiles or
  one of its suit; then it starts the next. In a site of 4 × 4 squares the first tile lies top left, the second top right, the third
  bottom right. Sites stand in columns of three, two squares apart, with two squares around them.
- **Null coins** keep score. Lay the other twenty, suit up, on the tiles in the order drawn, the aces left out: red,
  green, blue, black and so on. Nobody looks at the ranks.
- A **pawn** on each ace is the **hub** of its suit. A **die** on each null is its **official**. The dominoes are a
  face-down pool.
- Turn order: suns (red), crowns (green), arms (blue), moons (black). **Three players:** moons are nobody's; anybody may haul their
  freight, nobody scores it, their official stays. **Two:** one has suns and arms, the other crowns and moons; each suit
  takes its own turn, a player's score is both.

# A turn: 8 action points, and 1 for each chip
What you don't use is lost. Four phases in this order; each may be skipped.

**1 Links.** For 1 point turn over a domino of the pool; see it before you buy the next. All must be built this turn. When the pool is
empty, once a turn, take up for 1 point a domino that holds nothing and can slide straight off the table; it may not go
back where it was.

**2 Building** is free: two free squares, at least one of which shares an edge with a tile or a domino.

**3 Officials.** Move the official of your suit, 1 point a space. Spaces are tiles and domino halves. Halves that share an edge are
neighbours; so are tiles of one city that share an edge; a tile and a half are neighbours where the half touches the
**tick's** square. It may pass anything but not stop on a half with freight or another official.

**4 Freight.** Choose a **pip-stop** from 0 to 6 and pay it. Each load of your suit then costs 1 point and moves once: any distance, but
**a space that counts the pip-stop or more ends its move**. A half counts its pips, a tile its rank. A half with freight counts 0
and nothing may stop there. Freight that ends on a hub is **warehoused**, rank up, and stays; on another tile you may turn it up.

# Officials at work
- A half under an official counts 0 for freight of its suit and is closed to all other. Nothing stops there.
- A **region** is halves that hang together without a tile between. If an official stands in it, freight of a suit with no
  official in it may not stop there or pass. Freight inside may leave if its first step is onto a tile.
- An official that ends its move on a hub where freight of its own suit is warehoused **ships it**, whatever the sum.

# Shipments
- When the ranks warehoused at a hub and the rank of its tile make **8 or more**, it ships at once, triggered by whoever moved.
- Each coin pays its suit **its rank plus twice the tile's rank**. The suit that triggered it gets double, and **8 more** if the
  tile is of its own suit.
- The hub moves to the next higher tile of its suit; after the five it is closed.
- The suit that triggered it takes one of its own coins in the shipment as a **chip**: one more point from its next turn on.
- The other coins are mixed and laid suit up on the lower tiles of the hub's suit, from just below downwards to the null, and round
  again. Who triggered it may look.
- Freight on the new hub is warehoused; if that makes 8, it ships too.

# The end
When a suit has **100** points (two players: a player's suits 150 together) and the shipments are done; or when all hubs are
closed; or after ten rounds without a shipment. The highest score wins; a tie is shared.

# Other readings
- Any number of loads may stop on a half; with a pip-stop of 0 they may enter it too.
- Another score from 50 to 150 ends the match, or none does; and 5 to 20 rounds without a shipment instead of ten.
`;
