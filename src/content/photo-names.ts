import { pictures } from './pictures.ts';
import { services } from './services.ts';
import { slides } from './slides.ts';
import { testimonials } from './testimonials.ts';

/** Returns the name of the photograph that replaces the drawing of a person. */
export const portraitPhotoName = (id: string) => `portrait-${id}`;

/** File names allowed in src/assets/photos, without extension. */
export const photoNames: readonly string[] = [
  ...Object.values(pictures).map(({ photo }) => photo),
  ...services.map(({ picture }) => picture.photo),
  ...slides.map(({ photo }) => photo),
  ...testimonials.map(({ id }) => portraitPhotoName(id)),
];
