import { TIME_ZONE } from '@prahari/domain/days';
import type { Logger } from 'pino';
import type { Db } from '../db/tables.ts';
import { sendReminders } from '../features/money/reminders/reminders.service.ts';
import { tellOfDay } from '../features/office/daily-messages/daily-messages.service.ts';

const HOUR = 3_600_000;
/** Nobody is reminded at night. */
const FROM = 9;
const TO = 18;

const hourInIndia = (now: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE }).format(now),
  );

/** Sends reminders of bills, shifts, months and papers in office hours, at once and every hour. Returns a function that stops it. */
export function remindHourly(db: Db, log: Logger, wakeMailer: () => void): () => void {
  let isStopped = false;
  const run = async () => {
    const hour = hourInIndia(new Date());
    if (hour < FROM || hour >= TO) return;
    try {
      const bills = await sendReminders(db);
      const messages = await tellOfDay(db);
      if (bills + messages > 0) wakeMailer();
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'sending reminders failed');
    }
  };
  const timer = setInterval(run, HOUR);
  timer.unref();
  void run();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
