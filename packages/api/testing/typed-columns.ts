/** Columns with ids, times, days and digests, by name: nobody types into them. */
const CODED_NAME =
  /^(id|at|hash|day|days|month|year|key|token|salt|secret|series|source|kind|type|status|role|state|tax|mode|basis|shift|search_text)$|_(ids?|at|by|hash|on|until|since|date|day|salt|key|type)$/;

/** More columns that the program fills with words or numbers of its own. */
const CODED: Readonly<Record<string, string>> = {
  api_tokens: 'scopes last_used_from',
  assignments: 'weekdays replace_reason',
  audit_heads: 'signature',
  audit_log: 'action entity detail',
  bills: 'number own_gstin place_of_supply irn ack_number signed_qr',
  client_applications: 'service_before',
  consents: 'purpose notice',
  credit_notes: 'number irn ack_number signed_qr',
  data_requests: 'open_kind',
  duties: 'plan flags marked',
  import_changes: 'entity',
  message_parts: 'about names',
  messages: 'act',
  musters: 'agreed_how',
  offers: 'answer impossible',
  passkey_challenges: 'purpose',
  passkeys: 'transports',
  outbox: 'attachments',
  registrations: 'consent',
  rotations: 'first_off',
  users: 'language',
  webhooks: 'off_reason',
};

/** States are words of the program, but those of India are part of an address. */
const STATES_OF_INDIA = ['posts', 'assignments'];

/** True if people type into a column, or are described in it. */
export const isTyped = (table: string, column: string): boolean =>
  (column === 'state' && STATES_OF_INDIA.includes(table)) ||
  !(CODED_NAME.test(column) || (CODED[table] ?? '').split(' ').includes(column));

const PLACE = 'the place that was guarded, which bills, months and records of duties name';
const LAW = 'part of a bill, payment or certificate, which tax law keeps';

/** Typed columns that an erasure keeps, with the reason. */
export const KEPT: Readonly<Record<string, string>> = {
  'assignments.street': PLACE,
  'assignments.city': PLACE,
  'assignments.state': PLACE,
  'assignments.zip_code': PLACE,
  'posts.street': PLACE,
  'posts.city': PLACE,
  'posts.state': PLACE,
  'posts.zip_code': PLACE,
  'posts.position': PLACE,
  'clients.location': PLACE,
  'clients.state_code': PLACE,
  'client_applications.location': PLACE,
  'bills.description': LAW,
  'bills.drive_link': LAW,
  'bills.client_gstin': LAW,
  'bills.purchase_order': LAW,
  'bills.company': LAW,
  'bill_lines.description': LAW,
  'bill_lines.unit': LAW,
  'credit_notes.reason': LAW,
  'credit_notes.lines': LAW,
  'payments.reference': LAW,
  'payments.other_reason': LAW,
  'payments.void_reason': LAW,
  'tds_certificates.number': LAW,
  'company.facts': 'about the company',
  'webhooks.url': 'about a program of the company',
  'webhooks.events': 'about a program of the company',
  'webhook_deliveries.event': 'ids, numbers and amounts, for 30 days',
  'webhook_deliveries.body': 'ids, numbers and amounts, for 30 days',
  'webhook_deliveries.last_error': 'ids, numbers and amounts, for 30 days',
};
