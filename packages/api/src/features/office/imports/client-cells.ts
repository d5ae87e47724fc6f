import { addClientBody } from '@prahari/contract/clients.schemas';
import { endNotBeforeStart, notOver } from '@prahari/contract/period';
import { postFields } from '@prahari/contract/posts.schemas';
import { type DutyHours, defaultHours, shiftOf } from '@prahari/domain/post-hours';
import {
  countIn,
  dayIn,
  hoursIn,
  lineIn,
  phoneIn,
  pinIn,
  shiftIn,
  textIn,
  timeIn,
} from '@prahari/domain/sheets/cells';
import type { Shift } from '@prahari/domain/shifts';
import * as z from 'zod/mini';
import { type RowBody, readRow } from './cell-errors.ts';
import type { Cells } from './plan.ts';

export type NewClient = z.output<typeof addClientBody>;

interface GivenHours {
  shift?: Shift | undefined;
  startsAt?: string | undefined;
  hours?: DutyHours | undefined;
}
/** A shift names its hours: a night cannot begin at 08:00. */
const hoursFitShift = z.refine<GivenHours>(
  ({ shift, ...given }) =>
    shift === undefined ||
    shiftOf({
      startsAt: given.startsAt ?? defaultHours[shift].startsAt,
      hours: given.hours ?? defaultHours[shift].hours,
    }) === shift,
  { path: ['shift'], error: 'Shift does not fit its begin and hours' },
);

const newClientBody = addClientBody.check(hoursFitShift);
const newPostBody = z.object(postFields).check(endNotBeforeStart, notOver, hoursFitShift);
export type NewPost = z.output<typeof newPostBody>;

const { name, contactName, phone, email } = addClientBody.shape;
const contactBody = z.partial(z.object({ name, contactName, phone, email }));
export type GivenContact = z.output<typeof contactBody>;

const { place, ...postRest } = postFields;
const knownPostBody = z
  .extend(z.partial(z.object(postRest)), { place: z.partial(place) })
  .check(hoursFitShift);
export type GivenPost = z.output<typeof knownPostBody>;

const given = (cell: string | undefined): string | undefined => lineIn(cell ?? '') || undefined;

const contactIn = (cells: Cells) => ({
  name: given(cells.name),
  contactName: given(cells.contactName),
  phone: phoneIn(cells.phone ?? '') || undefined,
  email: given(cells.email),
});

const postIn = (cells: Cells) => ({
  place: {
    street: given(cells.street),
    city: given(cells.city),
    state: given(cells.state),
    zipCode: pinIn(cells.zipCode ?? '') || undefined,
  },
  shift: shiftIn(cells.shift ?? '') || undefined,
  startsAt: timeIn(cells.startsAt ?? '') || undefined,
  hours: hoursIn(cells.hours ?? ''),
  asked: countIn(cells.asked ?? ''),
  startDate: dayIn(cells.startDate ?? '') || undefined,
  endDate: dayIn(cells.endDate ?? '') || undefined,
  note: textIn(cells.note ?? '') || undefined,
});

/** True if a row is about a post, not only about its client. */
export const hasPost = (cells: Cells): boolean =>
  ['street', 'shift', 'startDate', 'endDate'].some((field) => given(cells[field]) !== undefined);

const read = <Schema extends z.ZodMiniType>(
  schema: Schema,
  values: object,
  cells: Cells,
): RowBody<z.output<Schema>> =>
  readRow(schema, values, { cells, fieldOf: (path) => path.replace(/^place\./, '') });

/** Reads the first row of a client who is not known, with its post. */
export const readNewClient = (cells: Cells): RowBody<NewClient> =>
  read(newClientBody, { ...contactIn(cells), ...postIn(cells) }, cells);

/** Reads what a row tells of a known client; empty cells are not given. */
export const readContact = (cells: Cells): RowBody<GivenContact> =>
  read(contactBody, contactIn(cells), cells);

/** Reads a post that is not known. */
export const readNewPost = (cells: Cells): RowBody<NewPost> => read(newPostBody, postIn(cells), cells);

/** Reads a known post's row; empty cells are not given. */
export const readKnownPost = (cells: Cells): RowBody<GivenPost> => read(knownPostBody, postIn(cells), cells);
