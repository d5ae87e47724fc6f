import type { Company } from '@prahari/contract/company.schemas';
import { stateCodeOfGstin } from '@prahari/domain/gstin';
import type { CountedDuty } from '../../scheduling/muster/counted-duties.service.ts';
import { stateOfPlace } from '../client-tax/client-tax.service.ts';
import type { Line } from './line.rows.ts';
import type { PostRow } from './month-posts.queries.ts';

/** Returns the company's GSTIN of the State where a post stands, else the default; empty without any. */
export function ownGstinFor(
  { gstins }: Pick<Company, 'gstins'>,
  post: Pick<PostRow, 'state' | 'zipCode' | 'street'> | undefined,
): string {
  const standard = gstins.find(({ isDefault }) => isDefault) ?? gstins[0];
  const state = post && stateOfPlace(post)?.code;
  return (gstins.find(({ gstin }) => stateCodeOfGstin(gstin) === state) ?? standard)?.gstin ?? '';
}

/** A bill that exists for the month. */
export interface MadeBefore {
  id: string;
  number: string;
  ownGstin: string;
}

/** A line of an earlier month; `ownGstin` is undefined for duties without a post. */
export interface Adjustment extends Line {
  ownGstin: string | undefined;
}

/** The part of a client's month that one own GSTIN bills. */
export interface MonthPart {
  ownGstin: string;
  posts: PostRow[];
  duties: CountedDuty[];
  adjustments: readonly Line[];
  made: MadeBefore | undefined;
}

interface ClientMonth {
  company: Pick<Company, 'gstins'>;
  /** The oldest first. */
  posts: readonly PostRow[];
  duties: readonly CountedDuty[];
  adjustments: readonly Adjustment[];
  made: readonly MadeBefore[];
  /** The GSTIN of the bill that covers a post in this month, by post. */
  covered: ReadonlyMap<string, string>;
}

/**
 * Divides a client's month by own GSTINs, that of the oldest post first. A post whose month is billed stays
 * with the GSTIN of its bill, wherever it or the company went since, so that no other bill takes it too.
 */
export function partsOfMonth({
  company,
  posts,
  duties,
  adjustments,
  made,
  covered,
}: ClientMonth): MonthPart[] {
  const gstinOfPost = new Map(
    posts.map((post) => [post.id, covered.get(post.id) ?? ownGstinFor(company, post)]),
  );
  const [first] = posts;
  const home = (first && gstinOfPost.get(first.id)) ?? made[0]?.ownGstin ?? ownGstinFor(company, undefined);
  const gstinOf = (postId: string | null): string =>
    (postId === null ? undefined : (gstinOfPost.get(postId) ?? covered.get(postId))) ?? home;
  const gstins = new Set([
    home,
    ...gstinOfPost.values(),
    ...duties.map(({ postId }) => gstinOf(postId)),
    ...made.map(({ ownGstin }) => ownGstin),
    ...adjustments.map((line) => line.ownGstin ?? home),
  ]);
  return [...gstins].map((ownGstin) => ({
    ownGstin,
    posts: posts.filter(({ id }) => gstinOf(id) === ownGstin),
    duties: duties.filter(({ postId }) => gstinOf(postId) === ownGstin),
    adjustments: adjustments.filter((line) => (line.ownGstin ?? home) === ownGstin),
    made: made.find((bill) => bill.ownGstin === ownGstin),
  }));
}
