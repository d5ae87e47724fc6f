import { defineOfficeWords } from '../../../base/words/define-words.ts';

/** Words of GuardRecordView. */
export const guardRecordViewWords = defineOfficeWords('guardRecordView', {
  accountDisabled: 'Account disabled',
  addPaper: 'Add paper',
  age: 'Age',
  assign: 'Assign',
  assigned: 'Assigned',
  assignedDays: 'Assigned days',
  assignments: 'Assignments',
  available: 'Available',
  badge: 'Badge',
  change: 'Change',
  changePaperKind: ({ paperKind }: { paperKind: string }) => `Change ${paperKind}`,
  daysWorked: ({ worked, thisMonth }: { worked: number; thisMonth: number }) =>
    `${worked} in 12 months, ${thisMonth} this month so far`,
  esi: 'ESI',
  experience: 'Experience',
  fathersName: 'Father’s name',
  fromRating: ({ rating, count }: { rating: number; count: number }) => `${rating} from ${count}`,
  guardSinceDay: ({ day }: { day: string }) => `Guard since ${day}`,
  homeCity: 'Home city',
  notAssignedYet: 'Not assigned yet.',
  notEntered: 'Not entered',
  notRatedYet: 'Not rated yet.',
  ofRating: ({
    rating,
    maxRating,
    clientName,
    day,
  }: {
    rating: number;
    maxRating: number;
    clientName: string;
    day: string;
  }) => `${rating} of ${maxRating} · ${clientName}, ${day}`,
  papers: 'Papers',
  permanentAddress: 'Permanent address',
  replace: 'Replace',
  reviews: 'Reviews',
  skills: 'Skills',
  uan: 'UAN',
});
