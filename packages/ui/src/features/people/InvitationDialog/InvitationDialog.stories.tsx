import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { InvitationDialog } from './InvitationDialog.tsx';

const meta = preview.meta({
  component: InvitationDialog,
  args: {
    person: { name: 'Ravi Kumar', email: 'ravi@guards.example', phone: '+919876543210' },
    invitation: null,
    pending: false,
    onMail: fn(),
    onMakeLink: fn(),
    onClose: fn(),
  },
});

export const Choice = meta.story();
const person = { name: 'Ravi Kumar', email: '', phone: '+919876543210' };

export const WithoutEmail = meta.story({ args: { person } });
export const TextForWhatsApp = meta.story({
  args: {
    person,
    invitation: {
      link: `https://prahari.example/invitation#${'a'.repeat(43)}`,
      invitedUntil: '2026-11-29T05:30:00Z',
    },
  },
});
TextForWhatsApp.test('WhatsApp opens with the text', async () => {
  const link = within(document.body).getByRole('link', { name: /WhatsApp/ });
  await expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Namaste%20Ravi/);
});
