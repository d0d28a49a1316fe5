import type { SheetKind } from '@waybill/kernel';
import { type CityMapSheet, cityMapFlaws, cityMapSchema, type Suits } from '@waybill/kernel/piecepack';

/** Suns, moons, crowns, arms: the order of the dice. */
export const SUIT_CODES: Suits = ['S', 'M', 'C', 'A'];
export const MOONS = 1;

const city = (name: string, x: number, y: number) => ({ name, x, y });

export const britainAndIreland: CityMapSheet = {
  sheet: 'city-map',
  name: 'Britain and Ireland',
  cities: [
    city('Derry', 3, 10),
    city('Dublin', 5, 10),
    city('Galway', 2, 8),
    city('Kilkenny', 4, 8),
    city('Cork', 2, 6),
    city('Waterford', 4, 6),
    city('Ullapool', 7, 15),
    city('Wick', 9, 15),
    city('Fort William', 8, 13),
    city('Aberdeen', 10, 13),
    city('Glasgow', 8, 11),
    city('Edinburgh', 10, 11),
    city('Carlisle', 9, 9),
    city('Newcastle', 11, 9),
    city('Liverpool', 10, 7),
    city('York', 12, 7),
    city('Cardiff', 8, 5),
    city('Birmingham', 10, 5),
    city('Nottingham', 12, 5),
    city('Norwich', 14, 6),
    city('Bristol', 10, 3),
    city('London', 12, 3),
    city('Dover', 14, 4),
    city('Plymouth', 8, 2),
  ],
  ferries: [
    [2, 11],
    [6, 17],
  ],
};

export const sheetKind: SheetKind<CityMapSheet> = {
  schema: cityMapSchema(true),
  standard: britainAndIreland,
  flaws: cityMapFlaws,
};
