import type { GuardAssignment } from '@prahari/contract/assignments.schemas';
import { formatDay } from '@prahari/domain/format';
import { shiftText } from './shift-text.ts';

/** Shift and days of an assignment, without what is not known. */
export const assignmentDetails = ({ shift, shiftTiming, startDate, endDate, duration }: GuardAssignment) =>
  [
    { term: 'Shift', detail: shiftText(shift, shiftTiming) },
    { term: 'From', detail: formatDay(startDate) },
    { term: 'To', detail: formatDay(endDate) },
    { term: 'Duration', detail: duration },
  ].filter(({ detail }) => detail !== '');
