export const rules = `
You own one truck and owe the bank. Carry raw materials to cities that work them up, carry the finished products to
cities that want them, deliver all 24, and end the year out of debt. One player, one piecepack.

# Setting up
- Mix the 24 **tiles** and lay one on each city of the map (or write its suit and rank into the city's box). A tile
  gives its city a suit and a rank.
- Put the 24 **coins** into a cup. Roll the **four dice**: each names the city with the die's suit and the rank it
  shows. Draw a coin blind for each die and lay it there **suit up**.
- The **pawn**, your truck, starts in the city of moons that got a coin. Or, if you like, where you choose.
- You have **£10** in cash and owe **one loan**. No loan at the start makes an easier year, two to ten a harder one.

# The goods
- A coin that shows its **suit** is a **raw material**. Nobody knows its rank yet.
- A coin that shows its **rank** is a **finished product**. Its suit no longer matters.

# A turn
**1 Borrow.** Take as many loans as you like, £10 each, up to ten in all. None is paid back before the end.

**2 Load.** Everything in the truck's city goes aboard, wanted or not.

**3 Move.** Drive to another city, from neighbour to neighbour. Cities are neighbours if their tiles touch along an
edge or part of one, or if a ferry joins them; touching at a corner is not enough. Pay first:
- **£1 for each city entered**, the last one too,
- **£1 for each good aboard**,
- **£2 for each ferry**,
- **£1 for each city with goods that you drive through** without stopping: a broken contract.

Take the cheapest way. What you can't pay for you can't do; borrow before.

**4 Deliver.** Where you stop, hand over everything aboard that the city wants: **raw materials of its suit** and
**finished products of its rank**. You can't hold any back. Each pays the city's value: its rank in pounds, £1 for
an ace, £6 for a null.
- A raw material is turned over and stays there as a finished product. It is loaded when your next turn begins, and is
  never sold on in the same turn.
- A finished product leaves the game: tick it off.

**5 New contracts.** With fewer than four goods on the map (the truck's don't count) and coins in the cup, you may pay
**£4 plus £1 for each loan** you owe, once a turn: roll the dice and lay four coins as at the start. With **no goods at
all on the map you must**; if the cash is short, take just the loans that it needs.

# The end
- When the 24th finished product is delivered, your score is **cash less £10 for each loan**. With £0 or more you win;
  less is a partial victory.
- If you owe ten loans and can't pay for any move, or a compulsory contract would need an eleventh, the bank
  **forecloses** and you have lost. To compare lost years: cash, less £10 a loan, less £10 for each coin not delivered as
  a finished product.

# Another reading
If you can't pay for compulsory new contracts, no loan is made for you: the bank forecloses at once.

# An example
On the map of Britain and Ireland, from Birmingham to Cardiff, by ferry to Waterford and on to Cork, with two goods: three cities, two goods, one ferry,
3 + 2 + 2 = £7.
`;
