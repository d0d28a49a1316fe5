export const PLAY_HELP = `Type a move by its number or in words (“drive 14”), or its beginning to see only those;
JSON works too. Enter shows more of the list.
  moves        every move with what it does        log [N]      what has happened
  undo         take back your last decision        rules [ID]   a clause, or the whole rulebook
  hint         what a bot would do                 save [FILE]  keep the match as a file
  board        draw the board again                quit         leave (also Ctrl-D)`;
