import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { agreedMuster, sentMuster } from '../muster.samples.ts';
import { DutyDispute, type TypedDispute } from './DutyDispute.tsx';

const meta = preview.meta({
  component: DutyDispute,
  render: function Typing(args) {
    const [typed, setTyped] = useState<TypedDispute | undefined>(args.typed);
    return <DutyDispute {...args} typed={typed} onType={setTyped} />;
  },
  args: {
    muster: sentMuster,
    day: '2026-11-05',
    onType: fn(),
    onSend: fn(),
    onMark: fn(),
    pending: false,
    onClose: fn(),
  },
});

export const OneDuty = meta.story();
OneDuty.test('the only duty is chosen already', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Left early' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send to the office' }));
  await expect(args.onSend).toHaveBeenCalledWith({
    day: '2026-11-05',
    guardId: 'g-kavita',
    guardName: 'Kavita Rathore',
    reason: 'Left early',
  });
});
export const SeveralDuties = meta.story({ args: { day: '2026-11-17' } });
SeveralDuties.test('one of several is chosen first', async () => {
  await expect(await screen.findByRole('button', { name: 'Send to the office' })).toBeDisabled();
});
export const AgreedDay = meta.story({ args: { muster: agreedMuster } });
AgreedDay.test('an agreed day only shows who was there', async () => {
  await expect(await screen.findByText('Kavita Rathore')).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Send to the office' })).toBeNull();
});
