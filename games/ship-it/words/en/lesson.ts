import type { Phrase } from '@waybill/kernel';

/** What the taught match says; fetched when it begins. */
export const lesson = {
  'lesson.goal':
    'You ship freight. Every coin of your suit that leaves in a shipment pays you, and double if you made it leave. With two players you have suns and arms; it is the turn of suns.',
  'lesson.table':
    'The squares with a suit and a rank are cities’ tiles. Coins on them are freight; their ranks are hidden. Each suit’s pawn marks its hub: when the hub’s own rank and the coins on it make 8 or more, everything there is shipped.',
  'lesson.points':
    'A turn has 8 points and four phases: links, building, officials, freight. You can leave phases out, but never go back. Two coins of suns are close to your hub, the Ace of suns. One road is missing.',
  'lesson.link': 'Buy a link for 1 point: a random domino.',
  'lesson.build':
    'Roads join tiles only at their ticked corners, where the small arrows are. The domino 2-2 fits the gap between the 3 of arms and the Ace of suns. Build it there.',
  'lesson.official-why':
    'Each suit has an official, at first on its Null tile. On a road it closes that road, and all dominoes joined to it, to the freight of other suits; only those with an official there too may still use it.',
  'lesson.official':
    'Officials walk along roads and from tile to neighbouring tile, 1 point a space. Walking onto a hub where coins of its own suit lie, it ships them at once, whatever the sum. Move yours one tile, to the Ace of moons.',
  'lesson.stop-why':
    'Now freight. The pip-stop says how far loads run: they pass everything that counts less, and have to stop where it counts as much or more. The domino counts 2 a half, and tiles count their rank.',
  'lesson.stop':
    'Go on to Freight and point at 4: the table shows where your loads could go. Then set it. It costs 4 points.',
  'lesson.haul-1':
    'Choose the coin of suns on the 3 of crowns and haul it onto your hub, the Ace of suns. There it is turned up: everybody sees its rank.',
  'lesson.haul-2':
    'Now the coin on the 5 of moons, the same way. The hub lacks 2: if the coin is worth that much, it ships.',
  'lesson.chip':
    'Shipped! Each coin paid its rank and twice the hub’s, doubled because you did it, and 8 more because the hub is your own. One of your coins becomes a chip: a point more in every turn of suns. Keep one.',
  'lesson.after':
    'The other coin went back to a lower tile of suns, face down, but you know its rank. The hub has moved up to the 2 of suns: what lies there is turned up and waits. Higher hubs pay more and need fewer coins.',
  'lesson.done': 'All points are spent. In other turns, what you don’t use is lost. End the turn.',
  'lesson.others':
    'Others play their turns; then it is your arms. The match ends when a score reaches the target, when all four hubs are closed, or when nothing is shipped for too many rounds.',
} as const satisfies Record<string, Phrase>;
