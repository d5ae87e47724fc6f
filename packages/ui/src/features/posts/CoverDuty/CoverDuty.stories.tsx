import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { candidates } from '../candidates.samples.ts';
import { CoverDuty, type FreeGuardsState } from './CoverDuty.tsx';

const free = candidates.filter(({ conflict }) => !conflict);
const [best, second] = free;

const meta = preview.meta({
  component: CoverDuty,
  args: {
    duty: 'Orchid Heights, Thane, Fri, 11 Dec 2026, 20:00–08:00',
    found: { state: 'ready', guards: free } as FreeGuardsState,
    submit: fn(
      async (): Promise<{ ok: true } | { ok: false; errors?: { path: string; message: string }[] }> => ({
        ok: true,
      }),
    ),
    onRetry: fn(),
    guardLink: (id) => ({ href: `?guard=${id}`, onOpen: fn() }),
    onClose: fn(),
  },
});

export const Choose = meta.story();
Choose.test('the best guard is chosen, and one press assigns', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: `Assign ${best?.name}` }));
  await expect(args.submit).toHaveBeenCalledWith(best, '');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
Choose.test('another guard is assigned instead', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(second?.name ?? '') }));
  await userEvent.click(screen.getByRole('button', { name: `Assign ${second?.name}` }));
  await expect(args.submit).toHaveBeenCalledWith(second, '');
});

export const Refused = meta.story({
  args: {
    submit: fn(async () => ({
      ok: false as const,
      errors: [{ path: '', message: 'The guard is not free' }],
    })),
  },
});
Refused.test('a refusal is said, and the dialog stays with what was chosen', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(second?.name ?? '') }));
  await userEvent.click(screen.getByRole('button', { name: `Assign ${second?.name}` }));
  await expect(await screen.findByRole('alert')).toHaveTextContent('The guard is not free');
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(screen.getByRole('button', { name: `Assign ${second?.name}` })).toBeVisible();
});

export const NobodyFree = meta.story({ args: { found: { state: 'ready', guards: [] } } });
NobodyFree.test('says that nobody is free, and assigns nobody', async () => {
  await expect(screen.getByText('No guard is free for this duty.')).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled();
});
export const Loading = meta.story({ args: { found: { state: 'loading' } } });
export const Failed = meta.story({ args: { found: { state: 'failed' } } });
export const Kept = meta.story({
  args: { draft: keptDraft({ guardId: second?._id ?? '', reason: 'The paper is at the police' }) },
});
Kept.test('guard and reason that were left are kept', async ({ args, userEvent }) => {
  await expect(screen.getByRole('radio', { name: new RegExp(second?.name ?? '') })).toBeChecked();
  await expect(screen.getByRole('textbox')).toHaveValue('The paper is at the police');
  await userEvent.type(screen.getByRole('textbox'), '!');
  await expect(args.draft?.set).toHaveBeenCalledWith({
    guardId: second?._id,
    reason: 'The paper is at the police!',
  });
});
