import type { SheetKind } from '@waybill/kernel';
import { type CityMapSheet, cityMapFlaws, cityMapSchema } from '@waybill/kernel/piecepack';

/** The original's map is lost; this one is ours. */
export const africa: CityMapSheet = {
  sheet: 'city-map',
  name: 'Africa',
  cities: [
    { name: 'Casablanca', x: 3, y: 14 },
    { name: 'Algiers', x: 5, y: 14 },
    { name: 'Tunis', x: 7, y: 14 },
    { name: 'Tripoli', x: 9, y: 14 },
    { name: 'Cairo', x: 11, y: 14 },
    { name: 'Dakar', x: 2, y: 12 },
    { name: 'Timbuktu', x: 4, y: 12 },
    { name: 'Agadez', x: 6, y: 12 },
    { name: "N'Djamena", x: 8, y: 12 },
    { name: 'Khartoum', x: 10, y: 12 },
    { name: 'Accra', x: 5, y: 10 },
    { name: 'Lagos', x: 7, y: 10 },
    { name: 'Bangui', x: 9, y: 10 },
    { name: 'Addis Ababa', x: 11, y: 10 },
    { name: 'Libreville', x: 8, y: 8 },
    { name: 'Kampala', x: 10, y: 8 },
    { name: 'Nairobi', x: 12, y: 8 },
    { name: 'Luanda', x: 8, y: 6 },
    { name: 'Lubumbashi', x: 10, y: 6 },
    { name: 'Dar es Salaam', x: 12, y: 6 },
    { name: 'Windhoek', x: 9, y: 4 },
    { name: 'Harare', x: 11, y: 4 },
    { name: 'Cape Town', x: 9, y: 2 },
    { name: 'Durban', x: 11, y: 2 },
  ],
  ferries: [],
};

export const sheet: SheetKind<CityMapSheet> = {
  schema: cityMapSchema(false),
  standard: africa,
  flaws: cityMapFlaws,
};
