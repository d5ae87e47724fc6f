import { expect, it, test } from 'vitest';
import { rupeesInWords, rupeesOnPaper } from './rupees-in-words.ts';

it.each([
  [71_587, 'Rupees Seventy One Thousand Five Hundred Eighty Seven Only'],
  [71_586.33, 'Rupees Seventy One Thousand Five Hundred Eighty Six and Thirty Three Paise Only'],
  [2.01, 'Rupees Two and One Paisa Only'],
  [0.05, 'Rupees Zero and Five Paise Only'],
  [1_00_000, 'Rupees One Lakh Only'],
  [1_61_317.8, 'Rupees One Lakh Sixty One Thousand Three Hundred Seventeen and Eighty Paise Only'],
  [
    99_99_99_999.99,
    'Rupees Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine and Ninety Nine Paise Only',
  ],
  [1_20_00_00_000, 'Rupees One Hundred Twenty Crore Only'],
])('%s rupees on paper are %s', (amount, words) => {
  expect(rupeesOnPaper(amount)).toBe(words);
});

test('rupees on a screen stay a sentence', () => {
  expect(rupeesInWords(1_46_500.5)).toBe('One lakh forty-six thousand five hundred rupees and fifty paise');
  expect(rupeesInWords(1)).toBe('One rupee');
  expect(rupeesInWords(1.01)).toBe('One rupee and one paisa');
});
