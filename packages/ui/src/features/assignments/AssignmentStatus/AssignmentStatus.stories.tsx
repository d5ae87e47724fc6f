import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { AssignmentStatus } from './AssignmentStatus.tsx';

const meta = preview.meta({ component: AssignmentStatus, args: { status: 'active' } });

export const Active = meta.story();
export const OnBreak = meta.story({ args: { status: 'onBreak' } });
export const Completed = meta.story({ args: { status: 'completed' } });
export const UnknownStatus = meta.story({ args: { status: 'on-hold' } });
UnknownStatus.test('an unknown status shows a readable label', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('On hold')).toBeVisible());
});
