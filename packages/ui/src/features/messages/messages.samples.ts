import type { OfficeMessage } from '@prahari/contract/messages.schemas';
import { whatsAppLink } from '@prahari/domain/phone';

const withLink = (message: Omit<OfficeMessage, 'whatsapp'>): OfficeMessage => ({
  ...message,
  whatsapp: whatsAppLink(message.person.phone, message.text),
});

const guard: OfficeMessage['person'] = {
  role: 'security',
  _id: 'guard-1',
  name: 'Dattatray Pawar',
  phone: '+919876543210',
};

export const assignedMessage = withLink({
  _id: 'message-1',
  kind: 'assigned',
  person: guard,
  text: 'You have new duty:\nGreen Meadows RWA, Gate 2, Noida: 30 Nov 2026 to 31 Dec 2026, 20:00–08:00\nQuestions? Call the office: +91 98100 12345\nPrahari',
  mailed: true,
  createdAt: '2026-11-28T05:30:00.000Z',
});
export const shiftMessage = withLink({
  _id: 'message-2',
  kind: 'shift-tomorrow',
  person: guard,
  text: 'You have duty tomorrow:\nGreen Meadows RWA, Gate 2, Noida: 30 Nov 2026, 20:00–08:00\nQuestions? Call the office: +91 98100 12345\nPrahari',
  mailed: true,
  createdAt: '2026-11-29T04:30:00.000Z',
});
export const billMessage = withLink({
  _id: 'message-3',
  kind: 'bill-made',
  person: { role: 'client', _id: 'client-0', name: 'Green Meadows RWA', phone: '+919810011111' },
  text: 'Your bill PR/26-27/000041 for November 2026 is ready: ₹78,234.00, due on 15 Dec 2026.\nIf a day is wrong, tell the office before you pay.\nPrahari',
  mailed: false,
  createdAt: '2026-11-28T06:30:00.000Z',
});
/** To somebody who did not agree to WhatsApp. */
export const silentMessage: OfficeMessage = {
  _id: 'message-4',
  kind: 'papers-expiring',
  person: { role: 'security', _id: 'guard-2', name: 'Lalita Devi', phone: '+919876500000' },
  text: 'Please bring the new one to the office:\nMedical, valid to 20 Dec 2026\nPrahari',
  mailed: false,
  createdAt: '2026-11-28T07:30:00.000Z',
};
