import { addClientBody } from '@prahari/contract/clients.schemas';
import { endNotBeforeStart, notOver } from '@prahari/contract/period';
import { postFields } from '@prahari/contract/posts.schemas';
import { countIn, dayIn, lineIn, phoneIn, pinIn, shiftIn, textIn } from '@prahari/domain/sheets/cells';
import * as z from 'zod/mini';
import { type RowBody, readRow } from './cell-errors.ts';
import type { Cells } from './plan.ts';

export type NewClient = z.output<typeof addClientBody>;
const newPostBody = z.object(postFields).check(endNotBeforeStart, notOver);
export type NewPost = z.output<typeof newPostBody>;

const { name, contactName, phone, email } = addClientBody.shape;
const contactBody = z.partial(z.object({ name, contactName, phone, email }));
export type GivenContact = z.output<typeof contactBody>;

const { place, ...postRest } = postFields;
const knownPostBody = z.extend(z.partial(z.object(postRest)), { place: z.partial(place) });
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
  read(addClientBody, { ...contactIn(cells), ...postIn(cells) }, cells);

/** Reads what a row tells of a known client; empty cells are not given. */
export const readContact = (cells: Cells): RowBody<GivenContact> =>
  read(contactBody, contactIn(cells), cells);

/** Reads a post that is not known. */
export const readNewPost = (cells: Cells): RowBody<NewPost> => read(newPostBody, postIn(cells), cells);

/** Reads a known post's row; empty cells are not given. */
export const readKnownPost = (cells: Cells): RowBody<GivenPost> => read(knownPostBody, postIn(cells), cells);
