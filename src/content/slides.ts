import corridor from '../assets/scenes/corridor.svg?url';
import festival from '../assets/scenes/festival.svg?url';
import lobby from '../assets/scenes/lobby.svg?url';
import tower from '../assets/scenes/tower.svg?url';
import type { Slide } from './schemas.ts';

/** The drawings are 960 × 600. */
export const slides: readonly Slide[] = [
  {
    photo: 'gallery-1',
    url: corridor,
    alt: 'A guard watches over a hospital corridor while a mother and child sleep on a bench',
    caption: 'Hospital corridor, night shift',
  },
  {
    photo: 'gallery-2',
    url: festival,
    alt: 'A guard on a low stand watches a festival crowd in front of a lit pandal',
    caption: 'Festival, crowd at the main gate',
  },
  {
    photo: 'gallery-3',
    url: tower,
    alt: 'An apartment tower at night, washing on the balconies and one window lit, a guard on his round below',
    caption: 'Apartment tower, night round',
    theme: 'dark',
  },
  {
    photo: 'gallery-4',
    url: lobby,
    alt: 'A guard at the desk of a glass office lobby at sunrise',
    caption: 'Office lobby, early morning',
    theme: 'light',
  },
];
