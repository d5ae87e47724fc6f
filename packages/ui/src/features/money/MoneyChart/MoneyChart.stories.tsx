import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { moneyMonths } from '../money.samples.ts';
import { MoneyChart } from './MoneyChart.tsx';

const meta = preview.meta({ component: MoneyChart, args: { months: moneyMonths } });

export const Year = meta.story();
Year.test('the table has the figures of the bars, the newest month first', async ({ canvas }) => {
  const [, newest] = canvas.getAllByRole('row');
  await expect(newest).toHaveTextContent('Dec 2026₹13,95,000.00₹1,20,000.00₹2,400.00');
});
export const Nothing = meta.story({
  args: { months: moneyMonths.map(({ month }) => ({ month, billed: 0, received: 0, tds: 0 })) },
});
