import arvind from '../assets/portraits/arvind.svg?url';
import farida from '../assets/portraits/farida.svg?url';
import meenakshi from '../assets/portraits/meenakshi.svg?url';
import thomas from '../assets/portraits/thomas.svg?url';
import type { Testimonial } from './schemas.ts';

export const testimonials: readonly Testimonial[] = [
  {
    id: 'meenakshi',
    name: 'Meenakshi Raghunathan',
    role: 'Secretary, Anand Vihar Residents’ Association',
    image: meenakshi,
    text: 'In the first month they found a side gate nobody had locked in years. Now my mother walks down for milk at five, and the man at the gate asks after her knee.',
    rating: 5,
  },
  {
    id: 'arvind',
    name: 'Arvind Deshmukh',
    role: 'Plant manager, Meghdoot Textiles',
    image: arvind,
    text: 'Three shifts, eleven posts, and I have not had to ring about an empty one since March. The gate register finally matches the stores register.',
    rating: 5,
  },
  {
    id: 'farida',
    name: 'Farida Khan',
    role: 'Owner, Khan & Daughters Wedding Lawns',
    image: farida,
    text: 'Two thousand guests, one narrow lane, no shouting. They asked for one more hour to plan than we gave them, and they were right to ask.',
    rating: 4,
  },
  {
    id: 'thomas',
    name: 'Dr Thomas Mathew',
    role: 'Administrator, Bharucha Diagnostics',
    image: thomas,
    text: 'Families come to us frightened, at all hours. The guards are the first people they meet, and they are kind without letting anyone wander.',
    rating: 5,
  },
];
