import type { ReminderKind } from '@prahari/domain/bill-reminders';
import { formatDay, formatRupees } from '@prahari/domain/format';
import type { MailContent } from './mail-content.ts';
import { mailTemplate } from './templates.ts';

/** A bill as a mail tells of it; amounts in rupees. */
export interface MailedBill {
  number: string;
  amount: number;
  owed: number;
  dueDate: string;
  /** Its page. */
  link: string;
}

/** For a client whose month was billed. */
export const billMadeMail = ({ number, amount, dueDate, link }: MailedBill, month: string): MailContent =>
  mailTemplate(`Your Prahari bill ${number}`, [
    `Your bill for ${month} is ready: ${formatRupees(amount)}, due on ${formatDay(dueDate)}.`,
    `Look at it, download it and see how to pay: ${link}`,
    'If a day is wrong, reply to the office before you pay.',
  ]);

const openings: Record<ReminderKind, (due: string) => string> = {
  'due-soon': (due) => `is due on ${due}`,
  due: (due) => `is due today, ${due}`,
  'overdue-7': (due) => `was due on ${due}, a week ago`,
  'overdue-15': (due) => `was due on ${due}, more than two weeks ago`,
  'overdue-30': (due) => `was due on ${due}, a month ago`,
};

/** Reminds a client of what is owed of a bill. @param isMsme adds what the law says about small suppliers */
export const billReminderMail = (kind: ReminderKind, bill: MailedBill, isMsme: boolean): MailContent =>
  mailTemplate(`Prahari bill ${bill.number} ${kind.startsWith('overdue') ? 'is overdue' : 'is due'}`, [
    `Your bill ${bill.number} ${openings[kind](formatDay(bill.dueDate))}. ${formatRupees(bill.owed)} are open.`,
    `Look at it and see how to pay: ${bill.link}`,
    ...(isMsme && kind === 'overdue-30'
      ? ['We are registered under the MSMED Act: section 15 asks for payment within 45 days at the latest.']
      : []),
    'If you have paid already, this mail crossed your payment, and there is nothing to do.',
  ]);
