import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
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

export const Waiting = meta.story();
Waiting.test('what was sent is filled in and sent with the change', async ({ args, userEvent }) => {
  const dialog = within(within(document.body).getByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Experience (years)'));
  await userEvent.type(dialog.getByLabelText('Experience (years)'), '5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  const { _id, user, documents, status, createdAt, ...sent } = pendingApplication;
  await expect(args.submit).toHaveBeenCalledWith({ ...sent, experience: 5 });
  await expect(args.onClose).toHaveBeenCalled();
});
