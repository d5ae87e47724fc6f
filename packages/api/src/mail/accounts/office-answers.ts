import { DATA_COPY_DAYS, type DataRequestKind } from '@prahari/contract/data-requests';
import type { Day } from '@prahari/domain/days';
import { formatRupees } from '@prahari/domain/format';
import { type AccountMail, type Said, say } from './account-mail.ts';

const callNotice = say('If you did not expect this, call the office.');

export const accountDisabledMail = (): AccountMail => ({
  subject: say('Your Prahari account was disabled'),
  paragraphs: [
    say(
      'The office has disabled your account. All your sessions have ended, and you cannot log in until it is enabled again.',
    ),
    callNotice,
  ],
});

export const accountEnabledMail = (siteUrl: string): AccountMail => ({
  subject: say('Your Prahari account was enabled'),
  paragraphs: [
    say('The office has enabled your account again.'),
    say('Log in: {link}', { link: `${siteUrl}/login` }),
    callNotice,
  ],
});

const asked: Record<DataRequestKind, Said> = {
  export: say('You asked for a copy of your data.'),
  correction: say('You asked for a correction of your data.'),
  erasure: say('You asked for the erasure of your data.'),
};
const fulfilled: Record<DataRequestKind, Said> = {
  export: say(
    'Log in and download everything that Prahari holds about you under Account, Your data. The file is there for {days} days.',
    { days: DATA_COPY_DAYS },
  ),
  correction: say('The office has corrected your data. Log in to look at it under Account.'),
  erasure: say(
    'Your data is erased and your account is closed. Bills, assignments and the log of changes stay without your name, as law asks. This is our last mail to you.',
  ),
};

export const dataRequestFulfilledMail = (kind: DataRequestKind): AccountMail => ({
  subject: say('Your Prahari request about your data is fulfilled'),
  paragraphs: [asked[kind], fulfilled[kind], say('If you did not ask for this, call the office.')],
});

/** Warns the owner, because a thief of the session may want the account erased or changed. */
export const dataRequestReceivedMail = (kind: DataRequestKind): AccountMail => ({
  subject: say('Your Prahari request about your data is with the office'),
  paragraphs: [
    say('{asked} The office answers it.', { asked: asked[kind] }),
    say('If you did not ask for this, call the office and change your password.'),
  ],
});

export const dataRequestDeclinedMail = (kind: DataRequestKind, reason?: string): AccountMail => ({
  subject: say('Your Prahari request about your data was not fulfilled'),
  paragraphs: [
    say('{asked} The office could not do it.', { asked: asked[kind] }),
    ...(reason ? [say('The reason: {reason}', { reason })] : []),
    say('Call the office if you do not agree. You can also turn to the Data Protection Board of India.'),
  ],
});

/** For a client whose account the office sends. @param closing in rupees; below zero is the client's */
export function statementMail({
  from,
  to,
  closing,
  link,
}: {
  from: Day;
  to: Day;
  closing: number;
  link: string;
}): AccountMail {
  const values = { from: { day: from }, to: { day: to }, owed: formatRupees(Math.abs(closing)) };
  return {
    subject: say('Your Prahari statement of {to}', values),
    paragraphs: [
      closing < 0
        ? say(
            'Your statement from {from} to {to} is attached. Open on its last day: {owed} in your favor.',
            values,
          )
        : say('Your statement from {from} to {to} is attached. Open on its last day: {owed}.', values),
      say('Your bills and payments are here too: {link}', { link }),
      say('If something is missing or wrong, reply to the office.'),
    ],
  };
}
