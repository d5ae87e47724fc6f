import * as z from 'zod/mini';
import { define } from './definition.ts';
import { choice } from './fields.ts';
import * as wire from './languages.ts';
import { dataReply } from './reply.schemas.ts';

/** `en`, `hi` or `mr`. */
export const language = choice('Language', wire.languages);

export const setLanguageBody = z.object({ language });

export const savedLanguage = z.object({ language: z.enum(wire.languages) });

export type SetLanguageBody = z.input<typeof setLanguageBody>;
export type SavedLanguage = z.output<typeof savedLanguage>;

export const setLanguage = define(wire.setLanguage, {
  summary: 'Store the language of the caller’s screens. It is that of every browser they log in with.',
  body: setLanguageBody,
  reply: dataReply(savedLanguage),
});
