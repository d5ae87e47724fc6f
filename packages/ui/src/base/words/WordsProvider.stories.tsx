import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { hi } from '../../languages/hi.ts';
import { DateField } from '../DateField/DateField.tsx';
import { WordsProvider } from './WordsProvider.tsx';

const meta = preview.meta({
  title: 'base/WordsProvider',
  component: WordsProvider,
  argTypes: { children: { control: false } },
  args: { children: <DateField label="Due date" name="due" /> },
  parameters: {
    guide: {
      status: 'new',
      accessibility: [
        'Set `lang` of the page or of a part as well, so that screen readers speak the language.',
        'Names that only screen readers say are words, too: translate all of a part.',
      ],
      do: [
        'Put it around the page, once',
        'Give `locale` and the words of a language together, so that dates and words agree',
      ],
      dont: ['Translate your own labels by it: they are yours', 'Put one around each component'],
    },
  },
});

export const OwnWords = meta.story({ args: { words: { base: { chooseDate: 'Pick a day' } } } });
OwnWords.test('a word of the host replaces ours, and the others stay', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Pick a day/ })).toBeVisible();
  await expect(canvas.getByRole('spinbutton', { name: /day/i })).toBeVisible();
});
export const InHindi = meta.story({
  args: { locale: 'hi-IN', ...hi, children: <DateField label="तारीख" name="due" /> },
});
InHindi.test('words are those of the language', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /तारीख चुनें/ })).toBeVisible();
});
export const InHindiWithPlainDigits = meta.story({
  args: { locale: 'hi-IN-u-nu-latn', ...hi, children: <DateField label="तारीख" name="due" /> },
});
InHindiWithPlainDigits.test('a date may be typed in digits of Devanagari', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('spinbutton', { name: /दिन/ }));
  await userEvent.keyboard('०५१२२०२६');
  await expect(canvas.getByRole('group', { name: 'तारीख' })).toHaveTextContent(/5\W*दिस॰\W*2026/);
});
export const DatesOfTheUnitedStates = meta.story({ args: { locale: 'en-US' } });
DatesOfTheUnitedStates.test('the month comes first', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('spinbutton');
  await expect(first).toHaveAccessibleName(/month/i);
});
