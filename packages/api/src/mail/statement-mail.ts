import { formatDay } from '@prahari/domain/format';
import type { MailContent } from './mail-content.ts';
import { mailTemplate } from './templates.ts';

/** For a client whose account the office sends; `owed` in words. */
export const statementMail = ({
  from,
  to,
  owed,
  link,
}: {
  from: string;
  to: string;
  owed: string;
  link: string;
}): MailContent =>
  mailTemplate(`Your Prahari statement of ${formatDay(to)}`, [
    `Your statement from ${formatDay(from)} to ${formatDay(to)} is attached. Open on its last day: ${owed}.`,
    `Your bills and payments are here too: ${link}`,
    'If something is missing or wrong, reply to the office.',
  ]);
