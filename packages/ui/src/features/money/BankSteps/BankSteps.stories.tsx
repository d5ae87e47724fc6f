import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { BankSteps } from './BankSteps.tsx';

const meta = preview.meta({ component: BankSteps });

export const Steps = meta.story();
Steps.test('the steps are a list in their order', async ({ canvas }) => {
  const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
  await expect(steps).toHaveLength(3);
  await expect(steps[0]).toContain('Download the statement');
});
