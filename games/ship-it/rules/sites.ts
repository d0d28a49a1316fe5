import { suitOf } from './table.ts';

/** Where a tile lies: its city, the how-manieth of it, and its top-left square. */
export interface Site {
  readonly city: number;
  readonly nth: number;
  readonly x: number;
  readonly y: number;
}

/** The table that goes with the sites, in squares. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

type Place = Pick<Site, 'city' | 'nth'>;

const IN_CITY = 3;
const IN_COLUMN = 3;
/** A tile is so wide and high; so much is left free around cities and along the edges. */
const TILE = 2;
const GAP = 2;
const PITCH = 2 * TILE + GAP;
const HEIGHT = IN_COLUMN * PITCH + GAP;

/** SI-1.2: the sites of tiles in the order drawn, also of the first few alone. */
export function sitesOf(tiles: ArrayLike<number>, winding = false): Site[] {
  const places = citiesOf(tiles);
  return winding ? windingSites(places) : places.map(plainSite);
}

/** A tile joins the city being built unless that has three tiles or its suit. */
function citiesOf(tiles: ArrayLike<number>): Place[] {
  let city = -1;
  let nth = IN_CITY;
  let suits = 0;
  return Array.from(tiles, (tile) => {
    const suit = 1 << suitOf(tile);
    nth++;
    if (nth >= IN_CITY || suits & suit) {
      city++;
      nth = 0;
      suits = 0;
    }
    suits |= suit;
    return { city, nth };
  });
}

const ACROSS = [0, TILE, TILE];
const DOWN = [0, 0, TILE];

function plainSite({ city, nth }: Place): Site {
  const column = Math.floor(city / IN_COLUMN);
  return {
    city,
    nth,
    x: GAP + PITCH * column + ACROSS[nth],
    y: GAP + PITCH * (city % IN_COLUMN) + DOWN[nth],
  };
}

/** Quarters of a block of 2 × 2 tiles in the order a city takes them: top left, top right, bottom right, bottom left. */
const QUARTERS = [
  { right: false, low: false },
  { right: true, low: false },
  { right: true, low: true },
  { right: false, low: true },
] as const;

/** SI-1.2, option `layout`: a city below another begins at the top of its block, on the side where the last tile lies. */
function windingSites(places: readonly Place[]): Site[] {
  const sites: Site[] = [];
  let left = GAP;
  let top = GAP;
  let quarter = 0;
  for (const { city, nth } of places) {
    const last = sites.at(-1);
    if (nth > 0) quarter++;
    else if (city % IN_COLUMN === 0) {
      left = Math.max(GAP, ...sites.map(({ x }) => x + TILE + GAP));
      top = GAP;
      quarter = 0;
    } else if (last) {
      top = last.y + TILE + GAP;
      quarter = last.x > left ? 1 : 0;
    }
    const { right, low } = QUARTERS[quarter];
    sites.push({ city, nth, x: left + (right ? TILE : 0), y: top + (low ? TILE : 0) });
  }
  return sites;
}

/** SI-1.2: whole columns of sites, or the smallest rectangle around the tiles; two squares more on each side. */
export function areaOf(sites: readonly Site[], winding = false): Area {
  if (winding) {
    const beyond = TILE + GAP;
    return {
      width: Math.max(0, ...sites.map(({ x }) => x + beyond)),
      height: Math.max(0, ...sites.map(({ y }) => y + beyond)),
    };
  }
  const columns = Math.ceil(((sites.at(-1)?.city ?? -1) + 1) / IN_COLUMN);
  return { width: PITCH * columns + GAP, height: HEIGHT };
}
