import { fieldErrors } from '@prahari/contract/check';
import { addWebhookBody } from '@prahari/contract/webhooks.schemas';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { NewWebhookForm, type NewWebhookFormProps } from './NewWebhookForm.tsx';

const meta = preview.meta({
  component: NewWebhookForm,
  args: {
    check: (typed) => fieldErrors(addWebhookBody, typed),
    onAdd: accepted() as NewWebhookFormProps['onAdd'],
    onClose: fn(),
  },
});

export const Empty = meta.story();
export const Refused = meta.story({
  args: { onAdd: refused('url', 'Address must be one that the internet can reach') },
});

Empty.test('address and events add a webhook', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Address'), 'https://erp.example.com/in');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Bill made' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Add the webhook' }));
  await waitFor(() =>
    expect(args.onAdd).toHaveBeenCalledWith({ url: 'https://erp.example.com/in', events: ['bill.made'] }),
  );
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
});

Empty.test('an http address without events shows an error at each field', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Address'), 'http://erp.example.com{Enter}');
  await waitFor(() =>
    expect(canvas.getByText(/must be a link that starts with https/, { ignore: 'a' })).toBeVisible(),
  );
  await expect(canvas.getByText('Choose at least one event', { ignore: 'a' })).toBeVisible();
});

Refused.test('what was typed stays when the server refuses it', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Address'), 'https://10.0.0.8/in');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Bill paid' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Add the webhook' }));
  await waitFor(() =>
    expect(
      canvas.getByText('Address must be one that the internet can reach', { ignore: 'a' }),
    ).toBeVisible(),
  );
  await expect(canvas.getByLabelText('Address')).toHaveValue('https://10.0.0.8/in');
});
