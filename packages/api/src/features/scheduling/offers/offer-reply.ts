import type { Location } from '@prahari/contract/assignments.schemas';
import type { OfferState, OfferStatus } from '@prahari/contract/offers';
import type { Offer, OfferForGuard } from '@prahari/contract/offers.schemas';
import type { Day } from '@prahari/domain/days';
import { dutyInterval, type PostHours } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { nowText } from '../../../db/ids.ts';
import { parseJson } from '../../../db/json-rows.ts';
import type { ListedOffer, OfferRow } from './offers.queries.ts';

type Answered = Pick<OfferRow, 'id' | 'answer' | 'openedAt' | 'openUntil' | 'wonBy'>;

export const daysOf = ({ days }: { days: string }): string[] => parseJson<string[]>(days);
export const isOpen = ({ openUntil }: { openUntil: string }): boolean => openUntil > nowText();
export const assignmentsOf = ({ assignmentIds }: { assignmentIds: string | null }): string[] =>
  assignmentIds === null ? [] : parseJson<string[]>(assignmentIds);

/** Returns what became of an offer. */
function statusOf(offer: Answered): OfferStatus {
  if (offer.wonBy === offer.id) return 'yes';
  if (offer.answer === 'yes') return 'late';
  if (offer.answer === 'no') return 'no';
  if (offer.wonBy !== null || !isOpen(offer)) return 'expired';
  return offer.openedAt === null ? 'sent' : 'opened';
}

/** Returns an offer as the office sees it. */
export function toOffer(row: ListedOffer): Offer {
  const assignmentIds = assignmentsOf(row);
  return {
    _id: row.id,
    guard: { _id: row.guardId, name: row.name, phone: row.phone },
    days: daysOf(row),
    status: statusOf(row),
    sentAt: row.sentAt,
    ...(row.openedAt !== null && { openedAt: row.openedAt }),
    ...(row.answeredAt !== null && { answeredAt: row.answeredAt }),
    openUntil: row.openUntil,
    sentBy: row.senderName,
    ...(row.impossible !== null && { impossible: row.impossible }),
    ...(assignmentIds.length > 0 && { assignmentIds }),
  };
}

/** The place and hours that are offered. */
export interface OfferedPost extends Location {
  name: string;
  shift: Shift;
  hours: PostHours;
  period: { startDate: Day; endDate: Day };
}

/** Returns an offer as its guard sees it. */
export function toOfferForGuard(row: OfferRow, post: OfferedPost, state: OfferState): OfferForGuard {
  const { name, shift, hours, street, city, state: stateOfPlace, zipCode } = post;
  const days = daysOf(row);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return {
    state,
    guard: { name: row.guardName },
    client: { name },
    place: { street, city, state: stateOfPlace, zipCode },
    days,
    shift,
    ...hours,
    beginsAt: new Date(dutyInterval(first, hours).beginsAt).toISOString(),
    endsAt: new Date(dutyInterval(last, hours).endsAt).toISOString(),
    openUntil: row.openUntil,
    ...(row.answer !== null && { answer: row.answer }),
    ...(row.answeredAt !== null && { answeredAt: row.answeredAt }),
  };
}
