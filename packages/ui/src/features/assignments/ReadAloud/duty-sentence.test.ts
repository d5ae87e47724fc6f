import { expect, test } from 'vitest';
import { dateWords } from '../../../base/words/date-words.ts';
import { translate } from '../../../base/words/define-words.ts';
import { hi } from '../../../languages/hi.ts';
import { mr } from '../../../languages/mr.ts';
import { ownDuty } from '../duties.samples.ts';
import { dutyInEnglish, guardDutyWords } from '../guard-duty-words.ts';
import { dutySentence } from './duty-sentence.ts';

const namesOf = (words: object) => {
  const t = translate(dateWords, 'x', words as never);
  return {
    longMonths: t('months').split(' '),
    months: t('shortMonths').split(' '),
    weekdays: t('weekdays').split(' '),
  };
};
const now = new Date('2026-11-26T12:00:00+05:30');

test.each([
  ['English', dutyInEnglish, {}, 'today, from 8 at night to 8 in the morning.'],
  ['Hindi', translate(guardDutyWords, 'hi', hi.words), hi.words, 'आज, रात 8 बजे से सुबह 8 बजे तक।'],
  ['Marathi', translate(guardDutyWords, 'mr', mr.words), mr.words, 'आज, रात्री 8 ते सकाळी 8.'],
])('the next duty in %s names post, address, day and hours', (_language, t, words, when) => {
  const text = dutySentence(ownDuty, { now, t, names: namesOf(words) });
  expect(text).toContain(ownDuty.post.client.name);
  expect(text).toContain(ownDuty.post.place.street);
  expect(text.toLowerCase()).toContain(when);
});

test('a later day is named by its date', () => {
  const names = namesOf(hi.words);
  const t = translate(guardDutyWords, 'hi', hi.words);
  const text = dutySentence(ownDuty, { now: new Date('2026-11-20T12:00:00+05:30'), t, names });
  expect(text).toContain('26 नवंबर');
});
