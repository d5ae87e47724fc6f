import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { pendingRequest } from '../requests.samples.ts';
import { ChangeServiceApplication } from './ChangeServiceApplication.tsx';

const meta = preview.meta({
  component: ChangeServiceApplication,
  args: {
    application: pendingRequest,
    submit: accepted(),
    onClose: fn(),
  },
});

export const Waiting = meta.story();
Waiting.test('what was sent is filled in and sent with the change', async ({ args, userEvent }) => {
  const dialog = within(within(document.body).getByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Number of guards'));
  await userEvent.type(dialog.getByLabelText('Number of guards'), '14');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  const { serviceType, location, startDate, endDate, additionalDetails } = pendingRequest;
  await expect(args.submit).toHaveBeenCalledWith({
    serviceType,
    location,
    startDate,
    endDate,
    additionalDetails,
    numberOfGuards: 14,
  });
  await expect(args.onClose).toHaveBeenCalled();
});
