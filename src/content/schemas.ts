import { z } from 'astro/zod';

const text = z.string().trim().min(1, 'is empty');
const name = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'should have small letters, digits and hyphens only, like event-security',
  );
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'should be a time of day, like 09:00');
const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

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
  /** The registered name, for Privacy and Terms. */
  legalName: text,
  tagline: text,
  description: text.max(160, 'should have at most 160 characters: search engines cut it there'),
  address: z.object({
    street: text,
    city: text,
    state: text,
    postcode: z.string().regex(/^[1-9]\d{5}$/, 'should be a PIN code of six digits'),
  }),
  /** The office's phone comes first. */
  phones: z.tuple([phone], phone),
  emails: z.tuple([email], email),
  /** The number for the contact form. */
  whatsapp: z
    .string()
    .regex(/^[1-9]\d{9,14}$/, 'should be the country code and the number, digits only, like 919876543210'),
  /** The document behind the Proposal button, which opens in a new tab. */
  proposalUrl: z.url({ protocol: /^https$/, error: 'should be a whole address that begins with https://' }),
  /** Office hours in India time, and the hours of the support line. */
  hours: z.object({ from: weekday, to: weekday, opens: time, closes: time, support: text }),
  coordinates: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  /** Contact for questions about personal data (Digital Personal Data Protection Act, 2023). */
  grievanceOfficer: text,
});
export type Company = z.infer<typeof company>;

const picture = z.object({
  /** A photograph of this name in src/assets/photos replaces the drawing. */
  photo: name,
  url: text,
  /** Alternative text: one sentence without a full stop. */
  alt: text,
});
export type Picture = z.infer<typeof picture>;
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

const service = z.object({
  /** The anchor on the services page. */
  id: name,
  title: text,
  description: text,
  /** The longer text for the services page. */
  about: text,
  /** An aspect ratio of 480 × 320. The drawings have a dark variant. */
  picture,
  features: z.array(text).min(1, 'has no feature'),
});
export type Service = z.infer<typeof service>;
export const services = z
  .array(service)
  .length(4, 'should be four')
  .refine((all) => allDifferent(all, ({ id }) => id), 'have an id twice');

const reason = z.object({ title: text, text });
export type Reason = z.infer<typeof reason>;
export const reasons = z.array(reason).min(1, 'has no reason');

const slide = picture.extend({
  caption: text,
  /** Keeps a drawing in one theme, because its caption names the time of day. */
  theme: z.enum(['light', 'dark']).exactOptional(),
});
export type Slide = z.infer<typeof slide>;
export const slides = z
  .array(slide)
  .length(4, 'should be four')
  .refine((all) => allDifferent(all, ({ photo }) => photo), 'have a photo twice');

const stars = [1, 2, 3, 4, 5] as const;
const testimonial = z.object({
  /** A photograph named `portrait-<id>` in src/assets/photos replaces the drawing. */
  id: name,
  name: text,
  role: text,
  /** The URL of a square drawing. */
  image: text,
  text,
  rating: z.literal(stars, 'should be a whole number of stars, 1 to 5'),
});
export type Testimonial = z.infer<typeof testimonial>;
export const testimonials = z
  .array(testimonial)
  .length(4, 'should be four')
  .refine((all) => allDifferent(all, ({ id }) => id), 'have an id twice');

/** The Open Graph image of a page: a drawing in src/assets/scenes with the page's heading. */
const openGraphPicture = z.object({ scene: name, alt: text });
export type SharePicture = z.infer<typeof openGraphPicture>;
export const sharePictures = z.record(z.string().startsWith('/'), openGraphPicture);

const question = z.object({ question: text, answer: text });
export type Question = z.infer<typeof question>;
export const faq = z.array(question).length(3, 'should be three');

const value = z.object({ title: z.enum(['Integrity', 'Excellence', 'Reliability', 'Innovation']), text });
export type Value = z.infer<typeof value>;
export const values = z
  .array(value)
  .length(4, 'should be four')
  .refine((all) => allDifferent(all, ({ title }) => title), 'have a title twice');

export const team = z.array(text).min(1, 'has no paragraph');
export const sentence = text;

const pageLink = z.object({
  href: z.string().regex(/^\/[a-z-]*$/, 'should be a path of this site, like /services'),
  label: text,
});
export type PageLink = z.infer<typeof pageLink>;
export const links = z.array(pageLink).min(1, 'has no link');
