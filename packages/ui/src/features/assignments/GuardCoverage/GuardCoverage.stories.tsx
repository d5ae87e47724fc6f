import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { GuardCoverage } from './GuardCoverage.tsx';

const meta = preview.meta({ component: GuardCoverage, args: { filled: 2, asked: 3 } });

export const Short = meta.story();
export const Full = meta.story({ args: { filled: 3 } });
export const OneGuard = meta.story({ args: { filled: 0, asked: 1 } });
OneGuard.test('one guard is singular', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('0 of 1 guard')).toBeVisible());
});
export const HostedApi = meta.story({ args: { asked: undefined } });
HostedApi.test(
  'nothing is shown when the API does not tell how many guards were requested',
  async ({ canvas }) => {
    await expect(canvas.queryByText(/guard/)).toBeNull();
  },
);
