import { type LanguageCode, languages } from '@prahari/contract/languages';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { messageMail, messageText } from '../../../api/src/mail/messages/message-text.ts';
import { messageSamples } from '../../../api/src/mail/messages/messages.samples.ts';

interface MailProps {
  /** The sample. */
  name: string;
  language?: LanguageCode;
}

/** A mail in a light and a dark mail client, and its text for WhatsApp. */
function Mail({ name, language = 'en' }: MailProps) {
  const sample = messageSamples[name];
  if (!sample) return null;
  const told = { ...sample, language };
  const { subject, html } = messageMail(told);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <iframe
          key={theme}
          title={`${subject}, ${theme}`}
          srcDoc={html}
          style={{ colorScheme: theme }}
          className="h-140 w-full border border-line"
        />
      ))}
      <p className="max-w-measure whitespace-pre-line rounded-2 bg-sunken p-4 text-sm wrap-anywhere md:col-span-2">
        {messageText(told)}
      </p>
    </div>
  );
}

const meta = preview.meta({
  title: 'Mails/Messages',
  component: Mail,
  argTypes: { language: { control: 'inline-radio', options: languages } },
  tags: ['!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
});

/** All mails have one layout, so axe looks at a few. */
const tags = ['!test'];

export const GuardAccepted = meta.story({ tags, args: { name: 'guardAccepted' } });
export const GuardDeclined = meta.story({ tags, args: { name: 'guardDeclined' } });
export const ClientAccepted = meta.story({ tags, args: { name: 'clientAccepted' } });
export const ClientDeclined = meta.story({ tags, args: { name: 'clientDeclined' } });
export const DeclinedUndone = meta.story({ args: { name: 'declinedUndone' } });
export const GuardAssigned = meta.story({ tags, args: { name: 'guardAssigned' } });
export const ClientAssigned = meta.story({ args: { name: 'clientAssigned' } });
ClientAssigned.test('the mail is readable in the frame of each theme', async ({ canvas }) => {
  const frames = canvas.getAllByTitle(/Prahari: your guards/);
  await expect(frames).toHaveLength(2);
  for (const frame of frames) await expect((frame as HTMLIFrameElement).srcdoc).toContain('Arjun Thapa');
});
export const AssignedUndone = meta.story({ tags, args: { name: 'assignedUndone' } });
export const GuardChanged = meta.story({ tags, args: { name: 'guardChanged' } });
export const GuardWithdrawn = meta.story({ tags, args: { name: 'guardWithdrawn' } });
export const ClientWithdrawn = meta.story({ tags, args: { name: 'clientWithdrawn' } });
export const GuardReplaced = meta.story({ tags, args: { name: 'guardReplaced' } });
export const ClientReplaced = meta.story({ tags, args: { name: 'clientReplaced' } });
export const ShiftTomorrow = meta.story({ tags, args: { name: 'shiftTomorrow' } });
export const LeaveGranted = meta.story({ tags, args: { name: 'leaveGranted' } });
export const LeaveNotGranted = meta.story({ tags, args: { name: 'leaveNotGranted' } });
export const GuardMonth = meta.story({ tags, args: { name: 'guardMonth' } });
export const ClientMonth = meta.story({ args: { name: 'clientMonth' } });
export const BillMade = meta.story({ tags, args: { name: 'billMade' } });
export const BillDue = meta.story({ tags, args: { name: 'billDue' } });
export const BillOverdue = meta.story({ args: { name: 'billOverdue' } });
export const PaymentReceived = meta.story({ tags, args: { name: 'paymentReceived' } });
export const GuardPapers = meta.story({ tags, args: { name: 'guardPapers' } });
export const OfficePapers = meta.story({ tags, args: { name: 'officePapers' } });
export const ProblemAnswered = meta.story({ tags, args: { name: 'problemAnswered' } });
export const OfficeProblem = meta.story({ tags, args: { name: 'officeProblem' } });
export const OfficeLeave = meta.story({ tags, args: { name: 'officeLeave' } });
export const OfficeDispute = meta.story({ args: { name: 'officeDispute' } });
export const InHindi = meta.story({ args: { name: 'clientAssigned', language: 'hi' } });
export const BillInHindi = meta.story({ tags, args: { name: 'billOverdue', language: 'hi' } });
export const ShiftInHindi = meta.story({ tags, args: { name: 'shiftTomorrow', language: 'hi' } });
export const InMarathi = meta.story({ args: { name: 'clientAssigned', language: 'mr' } });
