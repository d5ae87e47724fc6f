import { pictures } from './pictures.ts';
import { services } from './services.ts';
import { slides } from './slides.ts';
import { testimonials } from './testimonials.ts';

/** The photograph that takes the place of a person's drawing. */
export const portraitOf = (id: string) => `portrait-${id}`;

/** Every name that a photograph in src/assets/photos may have. */
export const photos: readonly string[] = [
  ...Object.values(pictures).map(({ photo }) => photo),
  ...services.map(({ picture }) => picture.photo),
  ...slides.map(({ photo }) => photo),
  ...testimonials.map(({ id }) => portraitOf(id)),
];
