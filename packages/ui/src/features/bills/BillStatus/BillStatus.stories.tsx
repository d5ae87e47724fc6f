import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { BillStatus } from './BillStatus.tsx';

const meta = preview.meta({ component: BillStatus, args: { status: 'pending' } });

export const Pending = meta.story();
export const Overdue = meta.story({ args: { status: 'overdue' } });
export const Paid = meta.story({ args: { status: 'paid' } });
export const UnknownStatus = meta.story({ args: { status: 'partiallyPaid' } });
UnknownStatus.test('an unknown status shows a readable label', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Partially paid')).toBeVisible());
});
