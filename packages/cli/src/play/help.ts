export const PLAY_HELP = `Type a move by its number or in words (“drive 14”), or its beginning to see
only those; JSON works too. Enter shows more of the list.
  moves        every move with what it does
  hint         what a bot would do
  undo         take back your last decision
  log [N]      what has happened, or the last N of it
  rules [ID]   the whole rulebook, or a clause
  board        draw the board again
  save [FILE]  keep the match as a file
  quit         leave (also Ctrl-D)`;
