import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { RotationSummary } from './RotationSummary.tsx';

const meta = preview.meta({
  component: RotationSummary,
  args: {
    pattern: { on: 6, off: 1 },
    to: '2026-12-31',
    shown: { from: '2026-12-01', to: '2026-12-31' },
    guards: [
      { _id: 'g1', name: 'Arjun Bahadur Thapa', isReliever: false, days: ['2026-12-05', '2026-12-06'] },
      { _id: 'g2', name: 'Deepak Solanki', isReliever: true, days: ['2026-12-07'] },
    ],
    duties: 'Nights',
    extendTo: '2027-01-31',
    onExtend: accepted(),
  },
});

export const Made = meta.story();
Made.test('one press makes it a month longer', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('row', { name: /^Arjun/ })).toHaveTextContent(/Thapa21$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Extend by a month' }));
  await expect(args.onExtend).toHaveBeenCalledWith({ to: '2027-01-31' });
});
export const Refused = meta.story({
  args: { onExtend: refused('', 'Raju Mondal is at Hooghly Jute Mills') },
});
Refused.test('a refusal stays in sight', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Extend by a month' }));
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Raju Mondal is at Hooghly'));
});
export const EndsWithThePost = meta.story({ args: { extendTo: undefined } });
export const AsksForAReason = meta.story({
  args: { onExtend: refused('papersReason', 'A paper of the guard is not known') },
});
AsksForAReason.test('the reason goes with the next press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Extend by a month' }));
  await userEvent.type(await canvas.findByLabelText(/^Reason to assign/), 'Papers come on Monday');
  await userEvent.click(canvas.getByRole('button', { name: 'Extend by a month' }));
  await expect(args.onExtend).toHaveBeenLastCalledWith(
    expect.objectContaining({ to: '2027-01-31', papersReason: 'Papers come on Monday' }),
  );
});
export const Kept = meta.story({ args: { draft: keptDraft({ reason: 'Renewed last week' }) } });
Kept.test('a reason that was left is kept', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveValue('Renewed last week');
});
