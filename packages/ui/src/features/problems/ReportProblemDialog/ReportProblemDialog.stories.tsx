import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { postChoice } from '../problems.samples.ts';
import { ReportProblemDialog } from './ReportProblemDialog.tsx';

const POST = '01939a5e-7c00-7000-8000-000000000001';
const meta = preview.meta({
  component: ReportProblemDialog,
  args: {
    posts: [{ ...postChoice, _id: POST }],
    submit: fn(async () => ({ ok: true as const })),
    onClose: fn(),
  },
});

export const OnePost = meta.story();
OnePost.test('a report about the only post needs words only', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
  await expect(screen.getByRole('textbox', { name: 'What happened' })).toBeInvalid();
  await expect(args.submit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'What happened' }), 'The gate stood open');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  await expect(args.submit).toHaveBeenCalledWith({ postId: POST, text: 'The gate stood open' });
});
export const SeveralPosts = meta.story({
  args: {
    posts: [
      postChoice,
      { ...postChoice, _id: 'post-2', place: { ...postChoice.place, street: 'Back gate' } },
    ],
  },
});
