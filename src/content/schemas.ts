import { z } from 'astro/zod';
import type { Value } from './about.ts';
import type { Company } from './company.ts';
import { weekdays } from './company.ts';
import type { Question } from './faq.ts';
import type { PageLink } from './navigation.ts';
import type { Picture } from './pictures.ts';
import type { Reason, Service } from './services.ts';
import type { SharePicture } from './share-pictures.ts';
import type { Slide } from './slides.ts';
import type { Testimonial } from './testimonials.ts';

const text = z.string().trim().min(1, 'is empty');
const name = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'should have small letters, digits and hyphens only, like event-security',
  );
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'should be a time of day, like 09:00');

const allDifferent = <T>(values: readonly T[], keyOf: (value: T) => string) =>
  new Set(values.map(keyOf)).size === values.length;

const phone = z.object({
  label: text,
  number: z
    .string()
    .regex(/^\+[1-9][\d ]{8,18}\d$/, 'should be a number with its country code, like +91 98765 43210'),
});
const email = z.object({
  label: text,
  address: z.email('should be an email address, like office@company.example'),
});

export const company = z.object({
  name: text,
  legalName: text,
  tagline: text,
  description: text.max(160, 'should have at most 160 characters: search engines cut it there'),
  address: z.object({
    street: text,
    city: text,
    state: text,
    postcode: z.string().regex(/^[1-9]\d{5}$/, 'should be a PIN code of six digits'),
  }),
  phones: z.tuple([phone], phone),
  emails: z.tuple([email], email),
  whatsapp: z
    .string()
    .regex(/^[1-9]\d{9,14}$/, 'should be the country code and the number, digits only, like 919876543210'),
  proposalUrl: z.url({ protocol: /^https$/, error: 'should be a whole address that begins with https://' }),
  hours: z.object({
    from: z.enum(weekdays),
    to: z.enum(weekdays),
    opens: time,
    closes: time,
    support: text,
  }),
  coordinates: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  grievanceOfficer: text,
}) satisfies z.ZodType<Company>;

const picture = z.object({ photo: name, url: text, alt: text }) satisfies z.ZodType<Picture>;
/** Adds no information to the form beside it, so `alt` may be empty. */
const decorativePicture = picture.extend({ alt: z.string() });

export const pictures = z.object({
  about: picture,
  contact: picture,
  notFound: picture,
  login: decorativePicture,
  signup: decorativePicture,
  otpVerification: decorativePicture,
  forgotPassword: decorativePicture,
});

export const services = z
  .array(
    z.object({
      id: name,
      title: text,
      description: text,
      about: text,
      picture,
      features: z.array(text).min(1, 'has no feature'),
    }) satisfies z.ZodType<Service>,
  )
  .length(4, 'should be four')
  .refine((all) => allDifferent(all, ({ id }) => id), 'have an id twice');

export const reasons = z
  .array(z.object({ title: text, text }) satisfies z.ZodType<Reason>)
  .min(1, 'has no reason');

export const slides = z
  .array(
    picture.extend({
      caption: text,
      theme: z.enum(['light', 'dark']).exactOptional(),
    }) satisfies z.ZodType<Slide>,
  )
  .length(4, 'should be four')
  .refine((all) => allDifferent(all, ({ photo }) => photo), 'have a photo twice');

const stars = [1, 2, 3, 4, 5] as const;
export const testimonials = z
  .array(
    z.object({
      id: name,
      name: text,
      role: text,
      image: text,
      text,
      rating: z.literal(stars, 'should be a whole number of stars, 1 to 5'),
    }) satisfies z.ZodType<Testimonial>,
  )
  .length(4, 'should be four')
  .refine((all) => allDifferent(all, ({ id }) => id), 'have an id twice');

export const sharePictures = z.record(
  z.string().startsWith('/'),
  z.object({ scene: name, alt: text }) satisfies z.ZodType<SharePicture>,
);

export const faq = z
  .array(z.object({ question: text, answer: text }) satisfies z.ZodType<Question>)
  .length(3, 'should be three');

const titles = ['Integrity', 'Excellence', 'Reliability', 'Innovation'] as const;
export const values = z
  .array(z.object({ title: z.enum(titles), text }) satisfies z.ZodType<Value>)
  .length(4, 'should be four')
  .refine((all) => allDifferent(all, ({ title }) => title), 'have a title twice');

export const team = z.array(text).min(1, 'has no paragraph');
export const sentence = text;

export const links = z
  .array(
    z.object({
      href: z.string().regex(/^\/[a-z-]*$/, 'should be a path of this site, like /services'),
      label: text,
    }) satisfies z.ZodType<PageLink>,
  )
  .min(1, 'has no link');
