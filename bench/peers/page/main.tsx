/** The least that lets two people play Hauling Astronauts on one screen with boardgame.io and React. */
import { Client } from 'boardgame.io/react';
import { createRoot } from 'react-dom/client';
import { HaulingAstronauts } from '../hauling-astronauts/game.ts';
import { Board } from './board.tsx';

const App = Client({ game: HaulingAstronauts, board: Board, numPlayers: 2, debug: false });
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
