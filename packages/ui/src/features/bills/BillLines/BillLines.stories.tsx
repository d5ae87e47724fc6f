import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { linesWith, noEdits, totalsOf, withAdded, withLine, withoutLine } from '../bill-lines.ts';
import { readyDraft } from '../bill-months.samples.ts';
import { BillLines } from './BillLines.tsx';

const own = {
  description:
    'Uniforms, torches and radios for the eighteen guards of the festival, as in the letter of 4 November, with delivery to the casualty gate',
  quantity: 18,
  unit: 'sets of uniform',
  rate: 850,
  amount: 15_300,
};
const [a] = readyDraft.lines;
if (!a) throw new Error('no line');
const changed = withLine(noEdits, { ...a, amount: 20_000 }, { ...own, description: a.description });
const lines = linesWith(readyDraft.lines, withAdded(withoutLine(changed, 'd'), 'own', own));

const meta = preview.meta({
  component: BillLines,
  args: { label: 'Tapovan Heights', lines, totals: totalsOf(lines, 'intra'), tax: 'intra' as const },
});

export const ReadOnly = meta.story();
export const Editable = meta.story({
  args: { onEdit: fn(), onLeave: fn(), onPutBack: fn(), onAdd: fn() },
});
Editable.test('each line can be edited, left out and put back', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Edit: Sukhdev Marandi/ }));
  await expect(args.onEdit).toHaveBeenCalledWith(lines[2]);
  await userEvent.click(canvas.getByRole('button', { name: /^Leave out: Sukhdev Marandi/ }));
  await expect(args.onLeave).toHaveBeenCalledWith('c');
  await userEvent.click(canvas.getByRole('button', { name: /^Put back: Farhan Shaikh/ }));
  await expect(args.onPutBack).toHaveBeenCalledWith('d');
  await userEvent.click(canvas.getByRole('button', { name: /^Add a line/ }));
  await expect(args.onAdd).toHaveBeenCalledOnce();
});
Editable.test('a line whose duties changed after it was edited says so', async ({ canvas }) => {
  await expect(canvas.getByText(/^The duties of this line have changed/)).toBeVisible();
});
export const WithoutLines = meta.story({
  args: { lines: [], totals: totalsOf([], 'none'), tax: 'none' as const, onAdd: fn() },
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
