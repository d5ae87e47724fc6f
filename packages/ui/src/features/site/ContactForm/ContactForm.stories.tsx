import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ContactForm } from './ContactForm.tsx';

const meta = preview.meta({ component: ContactForm, args: { onSend: fn() } });

export const Empty = meta.story();
Empty.test('a form with an empty field is not sent', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Asha');
  await userEvent.click(canvas.getByRole('button', { name: 'Send on WhatsApp' }));
  await waitFor(() => expect(canvas.getByText('Email is required', { ignore: 'a' })).toBeVisible());
  await expect(canvas.getByLabelText('Email')).toHaveFocus();
  await expect(args.onSend).not.toHaveBeenCalled();
});
Empty.test('a valid form is sent and keeps its values', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Asha');
  await userEvent.type(canvas.getByLabelText('Email'), 'asha@example.in');
  await userEvent.type(canvas.getByLabelText('Subject'), 'Guard for the night');
  await userEvent.type(canvas.getByLabelText('Message'), 'Two guards');
  await userEvent.click(canvas.getByRole('button', { name: 'Send on WhatsApp' }));
  await expect(args.onSend).toHaveBeenCalledWith({
    name: 'Asha',
    email: 'asha@example.in',
    subject: 'Guard for the night',
    message: 'Two guards',
  });
  await expect(args.onSend).toHaveBeenCalledOnce();
  await expect(canvas.getByLabelText('Message')).toHaveValue('Two guards');
});
