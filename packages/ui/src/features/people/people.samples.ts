import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import type { ExpiringPaper } from '@prahari/contract/documents.schemas';
import type { GuardRecord } from '@prahari/contract/guards.schemas';
import { lalita, nightAssignment, tapovan } from '../assignments/assignments.samples.ts';
import { overdueBill, pendingBill } from '../bills/bills.samples.ts';
import { clientWithRoom } from '../clients/clients.samples.ts';
import { assignedGuard, availableGuard } from '../guards/guards.samples.ts';
import { notBegunPost } from '../posts/posts.samples.ts';
import { pendingRequest } from '../requests/requests.samples.ts';

const lalitasAssignment: Assignment = { ...nightAssignment, guard: { ...lalita, experience: 6 } };

const recorded = {
  _id: lalitasAssignment._id,
  guard: { _id: lalita._id, name: lalita.user.name },
  client: { _id: tapovan._id, name: tapovan.user.name },
  city: 'Pune',
  shift: 'night',
  status: 'active',
  startDate: lalitasAssignment.startDate,
  endDate: lalitasAssignment.endDate,
  days: 9,
} as const;

const admin = {
  _id: '01900000-0000-7000-8000-000000000099',
  name: 'Revathi Kulkarni',
  email: 'admin@prahari.example',
};

const medical = { _id: 'p1', kind: 'medical', number: 'SGH-2207', expiresOn: '2026-11-17' } as const;
const training = {
  _id: 'p2',
  kind: 'psaraTraining',
  number: 'MH/PSARA/30917',
  expiresOn: '2026-12-02',
} as const;

/** Records for stories and tests. */
export const guardOnDuty: GuardRecord = {
  guard: {
    ...assignedGuard,
    experience: 6,
    specialization: availableGuard.specialization,
    rating: 4.5,
    reviews: availableGuard.reviews.slice(0, 1),
    currentAssignment: lalitasAssignment,
    createdAt: '2025-03-14T05:30:00Z',
  },
  phone: '+919876543210',
  city: 'Pune',
  dateOfBirth: '1992-03-14',
  fatherName: '',
  permanentAddress: '',
  badgeNumber: '',
  rank: '',
  uan: '',
  esiNumber: '',
  login: { state: 'active', invitedUntil: null },
  papers: [
    medical,
    training,
    { _id: 'p3', kind: 'policeVerification', number: 'PN/CP/2024/118204', expiresOn: '2027-08-14' },
  ],
  assignments: [
    recorded,
    {
      ...recorded,
      _id: 'a2',
      client: { _id: 'c2', name: 'Meghdoot Textiles and Garments Manufacturing Company' },
      city: 'Nashik',
      shift: 'day',
      status: 'completed',
      startDate: '2026-05-12',
      endDate: '2026-08-28',
      days: 109,
    },
  ],
  months: [24, 26, 22, 27, 25, 20, 30, 31, 28, 0, 0, 9].map((days, index) => ({
    month: index === 0 ? '2025-12' : `2026-${`${index}`.padStart(2, '0')}`,
    days,
    ahead: index === 11 ? 10 : 0,
  })),
  timeline: {
    entries: [
      {
        _id: 'e1',
        createdAt: '2026-11-10T05:30:00Z',
        action: 'assignGuard',
        topic: 'assignments',
        actor: admin,
        about: { guard: lalita.user.name, client: tapovan.user.name },
      },
      {
        _id: 'e2',
        createdAt: '2026-09-02T05:30:00Z',
        action: 'addPaper',
        topic: 'applications',
        actor: admin,
        about: { guard: lalita.user.name, paper: 'medical' },
      },
    ],
    hasMore: true,
  },
};

/** Somebody the office entered a minute ago, without an email. */
export const newGuard: GuardRecord = {
  ...guardOnDuty,
  guard: {
    ...guardOnDuty.guard,
    user: { ...lalita.user, email: '' },
    status: 'available',
    rating: 0,
    reviews: [],
    specialization: [],
    currentAssignment: null,
  },
  dateOfBirth: null,
  fatherName: '',
  permanentAddress: '',
  badgeNumber: '',
  rank: '',
  uan: '',
  esiNumber: '',
  login: { state: 'none', invitedUntil: null },
  papers: [],
  assignments: [],
  months: guardOnDuty.months.map(({ month }) => ({ month, days: 0, ahead: 0 })),
  timeline: { entries: [], hasMore: false },
};

export const clientWithDues: ClientRecord = {
  client: {
    ...clientWithRoom,
    phone: '+919876543210',
    location: 'Baner Road, Pune, Maharashtra 411045',
    activeAssignments: [lalitasAssignment],
    createdAt: '2025-11-09T05:30:00Z',
    unpaid: 284610,
  },
  contactName: 'Dr Anagha Deshpande',
  notes: 'Ambulances keep the casualty gate clear.\nGuards sign in at the nursing desk.',
  login: { state: 'invited', invitedUntil: '2026-11-29T05:30:00Z' },
  account: {
    owed: 284610,
    unpaidBills: 2,
    overdue: 96400,
    overdueSince: '2026-11-06',
    paid: 1970380,
    paidBills: 11,
  },
  tax: {
    gstin: '27AAPFU0939F1ZV',
    stateCode: '',
    address: 'Accounts, 2nd floor, Baner Road\nPune, Maharashtra 411045',
    isComposition: false,
    isTdsOnlyGovernment: false,
    isSez: false,
    tdsPercent: 2,
    gstTdsPercent: 0,
    purchaseOrder: 'PO/2026/118',
    creditDays: 15,
    silenceDays: 5,
    state: { code: '27', name: 'Maharashtra' },
  },
  posts: [{ ...notBegunPost, client: tapovan, filled: 1, short: 2, emptyTonight: 2 }],
  bills: [pendingBill, overdueBill],
  requests: [{ ...pendingRequest, user: tapovan.user }],
  pastAssignments: [
    {
      ...recorded,
      _id: 'a3',
      guard: { _id: 'g3', name: 'Iqbal Ansari' },
      status: 'completed',
      startDate: '2026-02-01',
      endDate: '2026-10-31',
      days: 273,
    },
  ],
  timeline: guardOnDuty.timeline,
};

export const papersThatExpire: ExpiringPaper[] = [
  { ...medical, guard: { ...recorded.guard, phone: '+919876543210' } },
  { ...training, guard: { _id: 'g3', name: 'Iqbal Ansari', phone: '+919876543211' } },
];
