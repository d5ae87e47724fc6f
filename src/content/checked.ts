// Imported by every page: a fact that is missing or malformed stops the build here, before anything shows it.
import { company } from './company.ts';
import { faq } from './faq.ts';
import { footerLinks, mainLinks } from './navigation.ts';
import { pictures } from './pictures.ts';
import { type Facts, insist } from './problems.ts';
import * as rules from './rules.ts';
import { reasons, services } from './services.ts';
import { sharePictures } from './share-pictures.ts';
import { slides } from './slides.ts';
import { testimonials } from './testimonials.ts';
import { mission, team, values } from './values.ts';

const inFile = (file: string, name: string, facts: unknown, rule: Facts['rule']): Facts => ({
  file: `src/content/${file}.ts`,
  name,
  facts,
  rule,
});

export const content: readonly Facts[] = [
  inFile('company', 'company', company, rules.company),
  inFile('faq', 'faq', faq, rules.faq),
  inFile('navigation', 'mainLinks', mainLinks, rules.links),
  inFile('navigation', 'footerLinks', footerLinks, rules.links),
  inFile('pictures', 'pictures', pictures, rules.pictures),
  inFile('services', 'services', services, rules.services),
  inFile('services', 'reasons', reasons, rules.reasons),
  inFile('share-pictures', 'sharePictures', sharePictures, rules.sharePictures),
  inFile('slides', 'slides', slides, rules.slides),
  inFile('testimonials', 'testimonials', testimonials, rules.testimonials),
  inFile('values', 'mission', mission, rules.sentence),
  inFile('values', 'team', team, rules.team),
  inFile('values', 'values', values, rules.values),
];

insist(content);
