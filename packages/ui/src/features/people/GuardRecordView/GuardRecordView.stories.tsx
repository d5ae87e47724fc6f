import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { guardOnDuty, newGuard } from '../people.samples.ts';
import { RecordPage } from '../RecordPage.tsx';
import { GuardRecordView } from './GuardRecordView.tsx';

const onOpen = fn();

const meta = preview.meta({
  component: GuardRecordView,
  args: {
    record: guardOnDuty,
    now: new Date('2026-11-20T02:18:00+05:30'),
    clientLink: (id: string) => ({ href: `?client=${id}`, onOpen }),
    onCorrect: fn(),
    onInvite: fn(),
    onPersonalData: fn(),
    onAddPaper: fn(),
    onChangePaper: fn(),
    onAssign: fn(),
    onReplace: fn(),
    onShowMore: fn(),
  },
});

export const OnDuty = meta.story({
  tags: ['snapshot-phone'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <RecordPage head={<SectionHeader title="Guard" isQuiet />}>{Story()}</RecordPage>],
});
OnDuty.test('phone and WhatsApp are one tap away', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919876543210',
  );
  await waitFor(() => expect(canvas.getByText('Expired 3 days ago')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Expires in 12 days')).toBeVisible());
});
export const WithoutWhatsApp = meta.story({ args: { record: { ...guardOnDuty, whatsApp: false } } });
WithoutWhatsApp.test('a guard who did not agree to WhatsApp has no link to it', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Call' })).toBeVisible());
  await expect(canvas.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});
OnDuty.test('the name of a client opens its record', async ({ canvas, userEvent }) => {
  const names = canvas.getAllByRole('link', { name: 'Tapovan Heights' });
  // where the guard is now, and in the list of assignments
  await expect(names).toHaveLength(2);
  for (const [index, name] of names.entries()) {
    await userEvent.click(name);
    await expect(onOpen).toHaveBeenCalledTimes(index + 1);
  }
});
export const NewWithoutEmail = meta.story({ args: { record: newGuard } });
NewWithoutEmail.test(
  'a guard without an email asks the office about personal data',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Personal data' }));
    await expect(args.onPersonalData).toHaveBeenCalledOnce();
  },
);
NewWithoutEmail.test('nobody sees a chart without a day', async ({ canvas }) => {
  await expect(canvas.getByText(/0 in 12 months/)).toBeVisible();
  await expect(canvas.queryByRole('img', { name: /Assigned days a month/ })).toBeNull();
});
OnDuty.test('a guard with an email asks about personal data under Account', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Personal data' })).toBeNull();
});
NewWithoutEmail.test('missing papers and a missing login are named', async ({ canvas }) => {
  await expect(canvas.getAllByText('Not entered')).toHaveLength(3);
  await waitFor(() => expect(canvas.getByText('No login: there is no email')).toBeVisible());
});
