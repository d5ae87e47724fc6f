import { createApiTokenBody } from '@prahari/contract/api-tokens.schemas';
import { fieldErrors } from '@prahari/contract/check';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { keptDraft } from '../../../../testing/kept-draft.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { apiTokenSecret, expiredApiToken, payrollToken } from '../my-account.samples.ts';
import { ApiTokens, type ApiTokensProps } from './ApiTokens.tsx';

const meta = preview.meta({
  component: ApiTokens,
  args: {
    tokens: { state: 'ready', data: [payrollToken, expiredApiToken] } as ApiTokensProps['tokens'],
    newSecret: null as ApiTokensProps['newSecret'],
    check: (typed) => fieldErrors(createApiTokenBody, typed),
    onCreate: accepted() as ApiTokensProps['onCreate'],
    onCopy: fn(),
    onDone: fn(),
    onRevoke: fn(),
    onRetry: fn(),
  },
  parameters: { chromatic: notSnapped },
});

export const Several = meta.story();
export const None = meta.story({ args: { tokens: { state: 'ready', data: [] } } });
export const Loading = meta.story({ args: { tokens: { state: 'loading' } } });
export const Failed = meta.story({ args: { tokens: { state: 'failed' } } });
export const JustMade = meta.story({ args: { newSecret: { name: 'Payroll', token: apiTokenSecret } } });
export const Revoking = meta.story({ args: { revoking: new Set([payrollToken._id]) } });
export const TooMany = meta.story({
  args: { onCreate: refused('', 'You have as many API tokens as an admin can have. Revoke one first.') },
});
export const LongNameOnPhone = meta.story({
  args: {
    tokens: { state: 'ready', data: [{ ...payrollToken, name: 'Payroll-of-the-Pune-office-'.repeat(2) }] },
  },
  globals: { viewport: { value: 'phone' } },
});

None.test('name, scopes and the suggested last day make a token', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'New API token' }));
  await userEvent.type(canvas.getByLabelText('Name'), 'Payroll');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Guards: read' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Bills: change' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Make the token' }));
  await waitFor(() =>
    expect(args.onCreate).toHaveBeenCalledWith({
      name: 'Payroll',
      scopes: ['guards:read', 'bills:write'],
      validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    }),
  );
  await waitFor(() => expect(canvas.getByRole('button', { name: 'New API token' })).toHaveFocus());
});

None.test('a token without a scope is refused at its field', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'New API token' }));
  await userEvent.type(canvas.getByLabelText('Name'), 'Payroll{Enter}');
  await waitFor(() => expect(canvas.getByText('Choose at least one scope', { ignore: 'a' })).toBeVisible());
  await expect(args.onCreate).not.toHaveBeenCalled();
});

None.test('figures can only be read', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'New API token' }));
  await expect(canvas.getByRole('checkbox', { name: 'Figures and search: read' })).toBeVisible();
  await expect(canvas.queryByRole('checkbox', { name: 'Figures and search: change' })).toBeNull();
});

JustMade.test('the secret is shown until it was copied', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText(apiTokenSecret)).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await expect(args.onCopy).toHaveBeenCalledWith(apiTokenSecret);
  await userEvent.click(canvas.getByRole('button', { name: 'I have copied it' }));
  await expect(args.onDone).toHaveBeenCalledOnce();
});

Several.test('a token is revoked after a second press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Revoke API token: Payroll' }));
  await expect(args.onRevoke).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke now: Payroll' }));
  await expect(args.onRevoke).toHaveBeenCalledWith(payrollToken._id);
});
export const Kept = meta.story({
  args: { draft: keptDraft({ name: 'Payroll', scopes: ['bills:read' as const], validUntil: '2099-01-01' }) },
});
Kept.test('a token that was begun is kept, with its form open', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Name')).toHaveValue('Payroll');
  await expect(canvas.getByRole('checkbox', { name: 'Bills: read' })).toBeChecked();
});
