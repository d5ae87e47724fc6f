import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { withAdded } from '../bill-lines.ts';
import { monthBill, singleBill } from '../bill-months.samples.ts';
import { ChangeBillPanel, type ChangeBillPanelProps } from './ChangeBillPanel.tsx';

const uniforms = { description: 'Uniforms', quantity: 2, unit: 'sets', rate: 850, amount: 1_700 };
const addUniforms: ChangeBillPanelProps['onEditLine'] = (edits, _, save) =>
  save(withAdded(edits, 'own', uniforms));

const meta = preview.meta({
  component: ChangeBillPanel,
  args: { bill: monthBill, onEditLine: fn(addUniforms), submit: accepted(), onClose: fn() },
});
const dialog = () => within(within(document.body).getByRole('dialog'));
const press = (name: string | RegExp) => dialog().getByRole('button', { name });

export const OfAMonth = meta.story();
OfAMonth.test('nothing is sent until something is changed', async () => {
  await expect(press('Save bill')).toBeDisabled();
});
OfAMonth.test('the version that was read goes with the changed lines', async ({ args, userEvent }) => {
  await userEvent.click(press(/^Leave out: Farhan Shaikh/));
  await userEvent.click(press(/^Add a line/));
  await expect(dialog().getByText('₹63,209.00 instead of ₹71,587.00')).toBeVisible();
  await userEvent.click(press('Save bill'));
  await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
  const [body] = (args.submit as ReturnType<typeof accepted>).mock.calls[0] as [object];
  await expect(body).toMatchObject({ version: 3, lines: [{ id: 'a' }, { id: 'b' }, { id: 'c' }, uniforms] });
  await expect(args.onClose).toHaveBeenCalled();
});
OfAMonth.test('only another due date is sent where the lines stay', async ({ args, userEvent }) => {
  await userEvent.click(dialog().getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard('31122026');
  await userEvent.click(press('Save bill'));
  await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ version: 3, dueDate: '2026-12-31' }));
});
OfAMonth.test('a bill of nothing is refused before it is sent', async ({ args, userEvent }) => {
  for (const name of ['Kavita', 'Nitin', 'Sukhdev', 'Farhan'])
    await userEvent.click(press(new RegExp(`^Leave out: ${name}`)));
  await userEvent.click(press('Save bill'));
  await waitFor(() => expect(dialog().getAllByText('The total must be more than zero')[0]).toBeVisible());
  await expect(args.submit).not.toHaveBeenCalled();
});
export const OfOneAmount = meta.story({ args: { bill: singleBill } });
export const WithPaise = meta.story({
  args: {
    bill: {
      ...singleBill,
      amount: 69_322.82,
      taxable: 69_322.82,
      lines: singleBill.lines.map((line) => ({ ...line, rate: 69_322.82, amount: 69_322.82 })),
    },
  },
});
WithPaise.test('an unchanged bill says no other total', async () => {
  await expect(dialog().queryByText(/instead of/)).toBeNull();
  await expect(dialog().getByText('total ₹69,322.82')).toBeVisible();
});
const meanwhile =
  'Somebody else changed this bill meanwhile. What you typed is still here: look at the bill again, then save.';
export const ChangedMeanwhile = meta.story({ args: { submit: refused('', meanwhile) } });
ChangedMeanwhile.test(
  'a change by somebody else is said, and what was typed stays',
  async ({ args, userEvent }) => {
    await userEvent.click(press(/^Leave out: Farhan Shaikh/));
    await userEvent.click(press('Save bill'));
    await waitFor(() => expect(dialog().getByText(meanwhile)).toBeVisible());
    await expect(press(/^Put back: Farhan Shaikh/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);
