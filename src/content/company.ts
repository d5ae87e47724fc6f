/** Everything about the company that pages repeat. The values here stand in for the owner's own. */
export interface Company {
  name: string;
  /** As registered; Privacy and Terms name it. */
  legalName: string;
  tagline: string;
  /** What search engines show for the landing page. */
  description: string;
  address: { street: string; city: string; state: string; postcode: string };
  /** The numbers shown, the office first. */
  phones: readonly [Phone, ...Phone[]];
  emails: readonly [Email, ...Email[]];
  /** Receives the contact form: country code and number, digits only. */
  whatsapp: string;
  /** The document behind the Proposal button, opened in a new tab. */
  proposalUrl: string;
  /** When somebody is in the office, Indian time, and when the support line is answered. */
  hours: { from: Weekday; to: Weekday; opens: string; closes: string; support: string };
  /** Where the pin stands, in degrees. */
  place: { latitude: number; longitude: number };
  /** Whom a person asks about their data (Digital Personal Data Protection Act, 2023). */
  grievanceOfficer: string;
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

export interface Phone {
  whose: string;
  number: string;
}

export interface Email {
  whose: string;
  address: string;
}

const address: Company['address'] = {
  street: '12 Placeholder Road',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
};

export const company: Company = {
  name: 'Prahari',
  legalName: 'Prahari Security Services Private Limited',
  tagline: 'The one who stays awake so that others can sleep.',
  description:
    'Trained guards for homes, offices, hospitals and events. Someone awake at your gate, every hour of the night.',
  address,
  phones: [
    { whose: 'Office', number: '+91 00000 00101' },
    { whose: 'Executive', number: '+91 00000 00102' },
    { whose: 'Manager', number: '+91 00000 00103' },
    { whose: 'Managing Director', number: '+91 00000 00104' },
  ],
  emails: [
    { whose: 'Office email', address: 'office@prahari.example' },
    { whose: 'Accounts email', address: 'accounts@prahari.example' },
  ],
  whatsapp: '910000000101',
  proposalUrl: 'https://prahari.example/proposal.pdf',
  hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '18:00', support: '24/7' },
  place: { latitude: 18.5204, longitude: 73.8567 },
  grievanceOfficer: 'the Grievance Officer',
};

/** The address on one line. */
export const addressLine = `${address.street}, ${address.city} ${address.postcode}`;

/** `tel:` link of a number as people write it. */
export const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/** `18:30` as `6:30pm`. */
function hourOf(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}${hours < 12 ? 'am' : 'pm'}`;
}

/** `Mon-Fri 9am-6pm`. */
export function officeHours(): string {
  const { from, to, opens, closes } = company.hours;
  return `${from.slice(0, 3)}-${to.slice(0, 3)} ${hourOf(opens)}-${hourOf(closes)}`;
}
