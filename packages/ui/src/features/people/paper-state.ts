import { PAPERS_EXPIRE_SOON_DAYS } from '@prahari/contract/documents';
import { countDays, type Day } from '@prahari/domain/days';

export interface PaperState {
  tone: 'danger' | 'warning' | 'success';
  mark: 'triangle' | 'clock' | 'tick';
  text: string;
}

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** The validity of a paper on a day: `Expires in 12 days`. It is valid on the day it expires. */
export function paperState(expiresOn: Day, today: Day): PaperState {
  const left = countDays(today, expiresOn) - 1;
  if (left < 0) return { tone: 'danger', mark: 'triangle', text: `Expired ${days(-left)} ago` };
  if (left === 0) return { tone: 'warning', mark: 'clock', text: 'Expires today' };
  if (left <= PAPERS_EXPIRE_SOON_DAYS)
    return { tone: 'warning', mark: 'clock', text: `Expires in ${days(left)}` };
  return { tone: 'success', mark: 'tick', text: 'Valid' };
}
