import type { Post, PostAssignment, RosterPost } from '@prahari/contract/posts.schemas';
import { daysOf } from '@prahari/domain/duty-days';
import type { Shift } from '@prahari/domain/shifts';

/** The clock of the samples: Friday, in the first shift of the day. */
export const NOW = new Date('2026-11-20T09:42:00+05:30');

const assignment = (
  _id: string,
  name: string,
  shift: Shift,
  rest: Partial<PostAssignment> = {},
): PostAssignment => ({
  _id,
  guard: { _id: `guard-${_id}`, name },
  shift,
  status: 'active',
  startDate: '2026-09-01',
  endDate: '2027-05-14',
  ...rest,
});

/** State and PIN code of each city of the samples; one post names its city in the street alone. */
const regionOf = {
  Bhopal: { state: 'Madhya Pradesh', zipCode: '462042' },
  Chandigarh: { state: 'Chandigarh', zipCode: '160016' },
  Hyderabad: { state: 'Telangana', zipCode: '500081' },
  Jaipur: { state: 'Rajasthan', zipCode: '302029' },
  Kochi: { state: 'Kerala', zipCode: '682003' },
  Kolkata: { state: 'West Bengal', zipCode: '700120' },
  Nagpur: { state: 'Maharashtra', zipCode: '440035' },
  Noida: { state: 'Uttar Pradesh', zipCode: '201309' },
  'Pimpri-Chinchwad': { state: 'Maharashtra', zipCode: '411044' },
  '': { state: 'Assam', zipCode: '781026' },
} as const;

const post = (
  _id: string,
  client: string,
  [city, street]: readonly [keyof typeof regionOf, string],
  rest: Partial<Post> & Pick<Post, 'asked'>,
): Post => {
  const assignments = rest.assignments ?? [];
  const filled = assignments.length;
  return {
    _id,
    client: {
      _id: `client-${_id}`,
      user: { _id: `user-${_id}`, name: client, email: `${_id}@client.example` },
    },
    place: { street, city, ...regionOf[city] },
    shift: '24h',
    startDate: '2026-09-01',
    endDate: '2027-05-14',
    filled,
    short: rest.asked - filled,
    emptyTonight: rest.asked - filled,
    note: '',
    assignments,
    createdAt: '2026-08-20T05:00:00.000Z',
    ...rest,
  };
};

export const shortPost = post('deccan', 'Deccan Pearl IT Park', ['Hyderabad', 'HITEC City, Madhapur'], {
  asked: 6,
  assignments: [assignment('a1', 'Bhaskar Reddy Pothula', '24h'), assignment('a2', 'Prakash Hegde', '24h')],
});

const lakeviewPost = post(
  'lakeview',
  'Lakeview Enclave Residents’ Society',
  ['Bhopal', 'Main gate, Kolar Road'],
  {
    asked: 3,
    shift: 'night',
    startDate: '2026-11-30',
    endDate: '2027-02-27',
    emptyTonight: 0,
    note: 'Two gates and a basement. Uniform and torch from your side, please.',
  },
);

export const notBegunPost: Post = {
  ...lakeviewPost,
  client: { ...lakeviewPost.client, phone: '+91 57002 61184' },
};

const weddingPost = post('wedding', 'Shubh Mangal Wedding Lawns', ['Jaipur', 'Tonk Road, Sanganer'], {
  asked: 10,
  shift: 'night',
  startDate: '2026-11-27',
  endDate: '2026-11-29',
  emptyTonight: 0,
});

/** Two guards with the same initials, one of them on break. */
export const sameInitialsPost = post(
  'meadows',
  'Green Meadows Residents Welfare Association',
  ['Noida', 'Plot 7, Sector 62'],
  {
    asked: 5,
    endDate: '2027-06-30',
    assignments: [
      assignment('a3', 'Ramesh Kumar Yadav', '24h'),
      assignment('a4', 'Rakesh Singh Yadav', '24h'),
      assignment('a5', 'Om Prakash Meena', '24h', { status: 'onBreak' }),
    ],
  },
);

export const nightPost = post('hooghly', 'Hooghly Jute Mills', ['Kolkata', 'Barrackpore Trunk Road'], {
  asked: 3,
  shift: 'night',
  endDate: '2027-01-14',
  assignments: [
    assignment('a6', 'Arjun Bahadur Thapa', 'night', { endDate: '2027-01-14' }),
    assignment('a7', 'Raju Mondal', 'night', { endDate: '2027-01-14' }),
  ],
});

export const endingPost = post('rose', 'Rose Garden Convention Centre', ['Chandigarh', 'Sector 16'], {
  asked: 3,
  shift: 'day',
  endDate: '2026-11-25',
  emptyTonight: 0,
  assignments: [assignment('a8', 'Gurpreet Singh Dhillon', 'day', { endDate: '2026-11-25' })],
});

export const fullPost = post('malabar', 'Malabar Heritage Hotel', ['Kochi', 'Willingdon Island'], {
  asked: 2,
  endDate: '2027-07-08',
  assignments: [
    assignment('a9', 'Lakshmi Narayanan Venkataraman', '24h'),
    assignment('a10', 'Murugan Selvaraj', '24h'),
  ],
});

export const longNamePost = post(
  'school',
  'Shri Saraswati Vidya Mandir Senior Secondary School and Junior College Parent–Teacher Association',
  ['Pimpri-Chinchwad', 'Near Akurdi Railway Station, Nigdi Pradhikaran'],
  {
    asked: 2,
    shift: 'day',
    endDate: '2027-04-15',
    assignments: [
      assignment('a11', 'Geeta Bisht', 'day'),
      assignment('a12', 'Chandrashekhar Venkata Subrahmanya Narasimha Rajagopalan', 'day'),
    ],
  },
);

/** Made from a request: the office has not chosen a shift yet. */
export const noShiftPost = post('tea', 'Brahmaputra Tea Warehousing', ['', 'Narengi, Guwahati 781026'], {
  asked: 2,
  shift: null,
  endDate: '2027-03-12',
});

export const crowdedPost = post('metro', 'Metro Depot Maidan', ['Nagpur', 'Kalamna'], {
  asked: 14,
  endDate: '2027-03-12',
  assignments: [
    'Asha Rani',
    'Bina Kumari',
    'Chetan Das',
    'Dev Anand',
    'Ela Bose',
    'Farid Khan',
    'Gita Nair',
    'Hari Om',
  ].map((name, index) => assignment(`m${index}`, name, '24h')),
});

/** Most empty places first. */
export const posts: readonly Post[] = [
  weddingPost,
  crowdedPost,
  shortPost,
  notBegunPost,
  sameInitialsPost,
  endingPost,
  noShiftPost,
  nightPost,
  fullPost,
  longNamePost,
];

/** A post on the roster, with other days for some of its assignments. */
export const rosterOf = (
  post: Post,
  days: Readonly<Record<string, Partial<Pick<PostAssignment, 'startDate' | 'endDate'>>>> = {},
): RosterPost => ({
  ...post,
  roster: post.assignments.map((each) => {
    const assignment = { ...each, ...days[each._id] };
    return {
      ...assignment,
      guard: { ...each.guard, phone: '+91 98200 14417' },
      days: daysOf(assignment),
    };
  }),
});
