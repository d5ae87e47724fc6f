import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { pendingApplication } from '../job-applications.samples.ts';
import { ChangeJobApplication } from './ChangeJobApplication.tsx';

const meta = preview.meta({
  component: ChangeJobApplication,
  args: {
    application: pendingApplication,
    submit: accepted(),
    onClose: fn(),
  },
});

/** The stored phone number is older than today's rule for new ones. */
export const Waiting = meta.story({ args: { application: { ...pendingApplication, phoneNumber: '12345' } } });
Waiting.test(
  'what was sent is filled in and sent with the change, but for the phone',
  async ({ args, userEvent }) => {
    const dialog = within(within(document.body).getByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Experience (years)'));
    await userEvent.type(dialog.getByLabelText('Experience (years)'), '5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const { _id, user, documents, status, createdAt, phoneNumber, ...sent } = pendingApplication;
    await expect(args.submit).toHaveBeenCalledWith({
      ...sent,
      applicationId: _id,
      phoneNumber: undefined,
      experience: 5,
    });
    await expect(args.onClose).toHaveBeenCalled();
  },
);

export const Kept = meta.story({
  args: { draft: keptDraft({ ...pendingApplication, address: 'Lane 9, Pune' }) },
});
Kept.test('what was left is kept', async () => {
  const dialog = within(within(document.body).getByRole('dialog'));
  await expect(dialog.getByLabelText('Address')).toHaveValue('Lane 9, Pune');
});
