import { mission, team, values } from './about.ts';
import { company } from './company.ts';
import { faq } from './faq.ts';
import { footerLinks, mainLinks } from './navigation.ts';
import { pictures } from './pictures.ts';
import * as schemas from './schemas.ts';
import { reasons, services } from './services.ts';
import { sharePictures } from './share-pictures.ts';
import { slides } from './slides.ts';
import { testimonials } from './testimonials.ts';
import type { ContentEntry } from './validate-content.ts';

const entry = (file: string, name: string, value: unknown, schema: ContentEntry['schema']): ContentEntry => ({
  file: `src/content/${file}.ts`,
  name,
  value,
  schema,
});

/** All content that an owner edits. src/layouts/Document.astro validates it at build time. */
export const contentEntries: readonly ContentEntry[] = [
  entry('company', 'company', company, schemas.company),
  entry('faq', 'faq', faq, schemas.faq),
  entry('navigation', 'mainLinks', mainLinks, schemas.links),
  entry('navigation', 'footerLinks', footerLinks, schemas.links),
  entry('pictures', 'pictures', pictures, schemas.pictures),
  entry('services', 'services', services, schemas.services),
  entry('services', 'reasons', reasons, schemas.reasons),
  entry('share-pictures', 'sharePictures', sharePictures, schemas.sharePictures),
  entry('slides', 'slides', slides, schemas.slides),
  entry('testimonials', 'testimonials', testimonials, schemas.testimonials),
  entry('about', 'mission', mission, schemas.sentence),
  entry('about', 'team', team, schemas.team),
  entry('about', 'values', values, schemas.values),
];
