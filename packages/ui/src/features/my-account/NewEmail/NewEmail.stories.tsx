import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { NewEmail } from './NewEmail.tsx';

const meta = preview.meta({
  component: NewEmail,
  args: {
    change: { email: 'asha@new.example', until: '2026-12-04T05:30:00Z' },
    onConfirm: accepted(),
  },
});

export const WaitsForItsCode = meta.story();
WaitsForItsCode.test('the code is sent', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1' }));
  await userEvent.keyboard('123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Use this email' }));
  await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('123456'));
});
