import { phoneTakenBy } from '@prahari/contract/accounts';
import type { AnswerDataRequestBody } from '@prahari/contract/data-requests.schemas';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { copyRequest, correctionRequest, erasureRequest } from '../data-requests.samples.ts';
import { AnswerDataRequestDialog, type AnswerDataRequestDialogProps } from './AnswerDataRequestDialog.tsx';

const meta = preview.meta({
  component: AnswerDataRequestDialog,
  args: {
    request: erasureRequest,
    answer: 'fulfil' as AnswerDataRequestDialogProps['answer'],
    submit: accepted(),
    onClose: fn(),
  },
});

export const Erasure = meta.story();
export const Copy = meta.story({ args: { request: copyRequest } });
export const Correction = meta.story({ args: { request: correctionRequest } });
Correction.test('only what was changed is sent', async ({ args, userEvent }) => {
  const phone = await screen.findByLabelText('Phone');
  await userEvent.clear(phone);
  await userEvent.type(phone, '+91 98765 43211');
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith({
      requestId: correctionRequest._id,
      answer: 'fulfil',
      phone: '+91 98765 43211',
      hasOwnPhone: true,
    }),
  );
});
export const SharedPhone = meta.story({
  args: {
    request: correctionRequest,
    submit: fn(async (...[sent]: unknown[]) =>
      (sent as AnswerDataRequestBody).hasOwnPhone
        ? {
            ok: false as const,
            errors: [{ path: 'phone', message: phoneTakenBy('Ravi Kumar') }],
            isPhoneTaken: true as const,
          }
        : { ok: true as const },
    ),
  },
  play: async ({ userEvent }) => {
    const phone = await screen.findByLabelText('Phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '98765 43211');
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
    await expect(await screen.findByText('Ravi Kumar has this phone')).toBeVisible();
  },
});
SharedPhone.test('a phone of two people is asked about', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /both use this phone/i }));
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(args.onClose).toHaveBeenCalled());
});
export const Declined = meta.story({ args: { answer: 'decline' } });
