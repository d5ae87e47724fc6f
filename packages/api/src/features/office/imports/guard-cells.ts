import { type PaperKind, paperKinds } from '@prahari/contract/documents';
import { addGuardBody } from '@prahari/contract/guards.schemas';
import { dayIn, lineIn, phoneIn, textIn, yearsIn } from '@prahari/domain/sheets/cells';
import * as z from 'zod/mini';
import { type RowBody, readRow } from './cell-errors.ts';
import type { Cells } from './plan.ts';

export type NewGuard = z.output<typeof addGuardBody>;
const knownGuardBody = z.partial(addGuardBody);
export type GivenGuard = z.output<typeof knownGuardBody>;

export interface KnownPaper {
  _id: string;
  kind: PaperKind;
  number: string;
  expiresOn: string;
}

const given = (cell: string | undefined): string | undefined => lineIn(cell ?? '') || undefined;

const kindsIn = (cells: Cells): PaperKind[] =>
  paperKinds.filter((kind) => given(cells[`${kind}Number`]) || given(cells[`${kind}ExpiresOn`]));

/** The values of a row; wrong ones stay for the schema to report. */
const valuesOf = (cells: Cells, papers: readonly KnownPaper[]) => ({
  name: given(cells.name),
  phone: phoneIn(cells.phone ?? '') || undefined,
  email: given(cells.email),
  city: given(cells.city),
  dateOfBirth: dayIn(cells.dateOfBirth ?? '') || undefined,
  experience: yearsIn(cells.experience ?? ''),
  skills: given(cells.skills),
  fatherName: given(cells.fatherName),
  permanentAddress: textIn(cells.permanentAddress ?? '') || undefined,
  badgeNumber: given(cells.badgeNumber),
  rank: given(cells.rank),
  uan: given(cells.uan),
  esiNumber: given(cells.esiNumber),
  papers: kindsIn(cells).map((kind) => {
    const known = papers.find((paper) => paper.kind === kind);
    return {
      kind,
      number: given(cells[`${kind}Number`]) ?? known?.number,
      expiresOn: dayIn(cells[`${kind}ExpiresOn`] ?? '') || known?.expiresOn,
    };
  }),
});

/** Returns the field of an error's path: `papers.0.number` is `medicalNumber`. */
const fieldOf =
  (cells: Cells) =>
  (path: string): string => {
    const [, index, part] = /^papers\.(\d)\.(number|expiresOn)$/.exec(path) ?? [];
    const kind = index && kindsIn(cells)[Number(index)];
    return kind ? `${kind}${part === 'number' ? 'Number' : 'ExpiresOn'}` : path;
  };

/** Reads the row of a guard who is not known: cells that a guard needs must be filled. */
export const readNewGuard = (cells: Cells): RowBody<NewGuard> =>
  readRow(addGuardBody, valuesOf(cells, []), { cells, fieldOf: fieldOf(cells) });

/** Reads the row of a guard with these papers: empty cells are not given. */
export const readKnownGuard = (cells: Cells, papers: readonly KnownPaper[]): RowBody<GivenGuard> =>
  readRow(knownGuardBody, valuesOf(cells, papers), { cells, fieldOf: fieldOf(cells) });
