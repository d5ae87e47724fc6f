import { PAPERS_EXPIRE_SOON_DAYS } from '@prahari/contract/documents';
import { countDays, type Day } from '@prahari/domain/days';
import { papersInEnglish } from './own-papers-words.ts';

export interface PaperState {
  tone: 'danger' | 'warning' | 'success';
  mark: 'triangle' | 'clock' | 'tick';
  text: string;
}

/** The validity of a paper on a day: `Expires in 12 days`. It is valid on the day it expires. */
export function paperState(expiresOn: Day, today: Day, t = papersInEnglish): PaperState {
  const days = (count: number) => t('dayCount', { count });
  const left = countDays(today, expiresOn) - 1;
  if (left < 0) return { tone: 'danger', mark: 'triangle', text: t('expired', { days: days(-left) }) };
  if (left === 0) return { tone: 'warning', mark: 'clock', text: t('expiresToday') };
  if (left <= PAPERS_EXPIRE_SOON_DAYS)
    return { tone: 'warning', mark: 'clock', text: t('expiresIn', { days: days(left) }) };
  return { tone: 'success', mark: 'tick', text: t('valid') };
}
