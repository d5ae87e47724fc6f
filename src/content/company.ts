import type { Company } from './schemas.ts';

const address: Company['address'] = {
  street: '12 Placeholder Road',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
};

/** Facts about the company that pages show. The owner replaces these placeholders. */
export const company: Company = {
  name: 'Prahari',
  legalName: 'Prahari Security Services Private Limited',
  tagline: 'Prahari is Hindi for guard: the one who stays awake so that others can sleep.',
  description:
    'Trained and verified guards for homes, offices, hospitals and events. On duty at your site, day and night.',
  address,
  phones: [
    { label: 'Office', number: '+91 00000 00101' },
    { label: 'Executive', number: '+91 00000 00102' },
    { label: 'Manager', number: '+91 00000 00103' },
    { label: 'Managing Director', number: '+91 00000 00104' },
  ],
  emails: [
    { label: 'Office email', address: 'office@prahari.example' },
    { label: 'Accounts email', address: 'accounts@prahari.example' },
  ],
  whatsapp: '910000000101',
  proposalUrl: 'https://prahari.example/proposal.pdf',
  hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '18:00', support: '24/7' },
  coordinates: { latitude: 18.5204, longitude: 73.8567 },
  grievanceOfficer: 'the Grievance Officer',
};

export const addressLine = `${address.street}, ${address.city} ${address.postcode}`;

/** Names on the drawn map of Contact, in the places of `StreetNames.astro`; the office is in the first. */
export const streets = {
  office: 'Placeholder Road',
  north: 'Market Road',
  south: 'River Road',
  crossing: 'Fort Road',
  lanes: ['Garden Lane', 'School Lane', 'Temple Lane', 'Well Lane', 'Lake Lane'],
} as const;

/** Returns the `tel:` link of a number, which may contain spaces. */
export const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;

/** Formats `18:30` as `6:30pm`. */
function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}${hours < 12 ? 'am' : 'pm'}`;
}

/** Formats the office hours as `Mon-Fri 9am-6pm`. */
export function officeHours(): string {
  const { from, to, opens, closes } = company.hours;
  return `${from.slice(0, 3)}-${to.slice(0, 3)} ${formatTime(opens)}-${formatTime(closes)}`;
}
