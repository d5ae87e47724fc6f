import * as z from 'zod/mini';
import { MAX_EXPERIENCE_YEARS, MIN_EXPERIENCE_YEARS } from '../constants.ts';
import {
  choice,
  e164Phone,
  flag,
  id,
  line,
  number,
  optionalDay,
  optionalEmail,
  optionalProse,
} from '../fields.ts';
import { isOfWorkingAge } from '../papers/age.ts';
import { paperFields } from '../papers/schemas.ts';
import { paperKinds } from '../papers/words.ts';

/** What the office knows of a guard it enters or corrects. */
const guardFields = {
  name: line('Name'),
  phone: e164Phone(),
  /** The login; none when empty. */
  email: optionalEmail,
  city: line('Home city', 100),
  dateOfBirth: optionalDay('Date of birth').check(
    z.refine((day) => !day || isOfWorkingAge(day), { error: 'A guard must be 18 to under 65 years old' }),
  ),
  experience: z.optional(
    number('Experience').check(
      z.gte(MIN_EXPERIENCE_YEARS, { error: 'Experience must not be negative' }),
      z.lte(MAX_EXPERIENCE_YEARS, { error: `Experience must be at most ${MAX_EXPERIENCE_YEARS} years` }),
    ),
  ),
  /** Separated by commas. */
  skills: optionalProse('Skills', 500),
  /** Refuses a phone that another guard has. */
  hasOwnPhone: flag('hasOwnPhone'),
};

const papers = z.optional(
  z
    .array(z.object({ kind: choice('Paper', paperKinds), ...paperFields }, { error: 'Paper is required' }), {
      error: 'Papers must be a list',
    })
    .check(
      z.maxLength(paperKinds.length, { error: 'At most one paper of each kind', abort: true }),
      z.refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
        error: 'At most one paper of each kind',
      }),
    ),
);

export const addGuardBody = z.object({ ...guardFields, papers });
export type AddGuardBody = z.input<typeof addGuardBody>;

/** The whole guard with its changes. */
export const correctGuardBody = z.object({ guardId: id('Guard'), ...guardFields });
export type CorrectGuardBody = z.input<typeof correctGuardBody>;
