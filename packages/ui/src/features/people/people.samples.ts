import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { ClientRecord } from '@prahari/contract/clients.schemas';
import type { ExpiringPaper } from '@prahari/contract/documents.schemas';
import type { GuardRecord } from '@prahari/contract/guards.schemas';

const guardUser = {
  _id: '01900000-0000-7000-8000-000000000002',
  name: 'Lalita Devi Munda',
  email: 'lalita@munda.example',
};
const clientUser = {
  _id: '01900000-0000-7000-8000-000000000011',
  name: 'Tapovan Heights',
  email: 'gate@tapovan.example',
};
const guardId = '01900000-0000-7000-8000-000000000102';
const clientId = '01900000-0000-7000-8000-000000000201';

const openAssignment: Assignment = {
  _id: '01900000-0000-7000-8000-000000000301',
  guard: { _id: guardId, user: guardUser, experience: 6 },
  client: { _id: clientId, user: clientUser },
  shift: 'night',
  status: 'active',
  location: { street: 'Gate 2, Baner Road', city: 'Pune', state: 'Maharashtra', zipCode: '411045' },
  startDate: '2026-11-12',
  endDate: '2026-12-11',
  createdAt: '2026-11-10T05:30:00Z',
};

const recorded = {
  _id: openAssignment._id,
  guard: { _id: guardId, name: guardUser.name },
  client: { _id: clientId, name: clientUser.name },
  city: 'Pune',
  shift: 'night',
  status: 'active',
  startDate: '2026-11-12',
  endDate: '2026-12-11',
  days: 9,
} as const;

const admin = {
  _id: '01900000-0000-7000-8000-000000000099',
  name: 'Revathi Kulkarni',
  email: 'admin@prahari.example',
};

/** Records for stories and tests. */
export const guardOnDuty: GuardRecord = {
  guard: {
    _id: guardId,
    user: guardUser,
    status: 'assigned',
    experience: 6,
    specialization: ['Night patrol', 'Fire safety'],
    rating: 4.5,
    reviews: [
      {
        rating: 5,
        comment: 'Knows every car by now.',
        clientName: 'Tapovan Heights',
        createdAt: '2026-10-02T05:30:00Z',
      },
    ],
    currentAssignment: openAssignment,
    createdAt: '2025-03-14T05:30:00Z',
  },
  phone: '+919876543210',
  city: 'Pune',
  dateOfBirth: '1992-03-14',
  login: { state: 'active', invitedUntil: null },
  papers: [
    { _id: 'p1', kind: 'medical', number: 'SGH-2207', expiresOn: '2026-11-17' },
    { _id: 'p2', kind: 'psaraTraining', number: 'MH/PSARA/30917', expiresOn: '2026-12-02' },
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
        about: { guard: guardUser.name, client: clientUser.name },
      },
      {
        _id: 'e2',
        createdAt: '2026-09-02T05:30:00Z',
        action: 'addPaper',
        topic: 'applications',
        actor: admin,
        about: { guard: guardUser.name, paper: 'medical' },
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
    user: { ...guardUser, email: '' },
    status: 'available',
    rating: 0,
    reviews: [],
    specialization: [],
    currentAssignment: null,
  },
  dateOfBirth: null,
  login: { state: 'none', invitedUntil: null },
  papers: [],
  assignments: [],
  months: guardOnDuty.months.map(({ month }) => ({ month, days: 0, ahead: 0 })),
  timeline: { entries: [], hasMore: false },
};

export const clientWithDues: ClientRecord = {
  client: {
    _id: clientId,
    user: clientUser,
    phone: '+919876543210',
    serviceType: 'FULL_TIME',
    location: 'Baner Road, Pune, Maharashtra 411045',
    numberOfGuards: 3,
    status: 'assigned',
    activeAssignments: [openAssignment],
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
  posts: [
    {
      _id: 'q1',
      client: { _id: clientId, user: clientUser },
      place: openAssignment.location,
      shift: 'night',
      startDate: '2026-11-12',
      endDate: '2027-04-30',
      asked: 3,
      filled: 1,
      short: 2,
      emptyTonight: 2,
      note: '',
      assignments: [],
      createdAt: '2026-11-10T05:30:00Z',
    },
  ],
  bills: [
    {
      _id: 'b1',
      billNumber: 'PR/26-27/000149',
      client: { _id: clientId, user: clientUser },
      amount: 188210,
      dueDate: '2026-12-06',
      description: 'November 2026',
      driveLink: 'https://drive.example/149',
      status: 'pending',
      createdAt: '2026-11-01T05:30:00Z',
    },
    {
      _id: 'b2',
      billNumber: 'PR/26-27/000128',
      client: { _id: clientId, user: clientUser },
      amount: 96400,
      dueDate: '2026-11-06',
      description: 'October 2026',
      driveLink: 'https://drive.example/128',
      status: 'overdue',
      createdAt: '2026-10-01T05:30:00Z',
    },
  ],
  requests: [
    {
      _id: 'r1',
      user: clientUser,
      serviceType: 'NIGHT_SHIFT',
      location: 'Baner Road, pharmacy',
      startDate: '2026-11-30',
      endDate: '2027-02-27',
      numberOfGuards: 2,
      additionalDetails: '',
      status: 'pending',
      createdAt: '2026-11-18T05:30:00Z',
    },
  ],
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
  {
    _id: 'p1',
    kind: 'medical',
    number: 'SGH-2207',
    expiresOn: '2026-11-17',
    guard: { _id: guardId, name: guardUser.name, phone: '+919876543210' },
  },
  {
    _id: 'p2',
    kind: 'psaraTraining',
    number: 'MH/PSARA/30917',
    expiresOn: '2026-12-02',
    guard: { _id: 'g3', name: 'Iqbal Ansari', phone: '+919876543211' },
  },
];
