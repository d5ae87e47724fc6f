import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import {
  acceptedApplication,
  applicationWithLongText,
  hostedApiApplication,
  pendingApplication,
} from '../job-applications.samples.ts';
import { SecurityApplicationDetails } from './SecurityApplicationDetails.tsx';

const openRecord = fn();

const meta = preview.meta({
  component: SecurityApplicationDetails,
  args: { application: pendingApplication, onAccept: fn(), onDecline: fn(), onClose: fn() },
  parameters: { chromatic: notSnapped },
});

export const Pending = meta.story();
export const Decided = meta.story({ args: { application: acceptedApplication } });
export const WithRecord = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    application: { ...acceptedApplication, record: { kind: 'guard', _id: 'record-1' } },
    recordLink: ({ kind, _id }) => ({ href: `?${kind}=${_id}`, onOpen: () => openRecord(_id) }),
  },
});
WithRecord.test('the name in the title leads to the record', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: acceptedApplication.fullName });
  await userEvent.click(within(dialog).getByRole('link', { name: acceptedApplication.fullName }));
  await expect(openRecord).toHaveBeenLastCalledWith('record-1');
});
export const LongNames = meta.story({ args: { application: applicationWithLongText } });
export const HostedApi = meta.story({ args: { application: hostedApiApplication } });

Pending.test(
  'all answers of the guard are shown and Decline calls onDecline',
  async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Iqbal Ansari' });
    for (const text of ['29 Feb 1996', 'Chotanagpur Mills', '4 years', 'Prefers nights.'])
      await expect(dialog).toHaveTextContent(text);
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect(args.onDecline).toHaveBeenCalledWith(pendingApplication);
  },
);
HostedApi.test('missing values show Not given', async () => {
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: hostedApiApplication.user.name })).toBeVisible(),
  );
  await expect(screen.getAllByText('Not given').length).toBeGreaterThan(3);
});
