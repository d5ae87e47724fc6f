import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { publishedPrices } from '../rates.samples.ts';
import { PriceGuide } from './PriceGuide.tsx';

const meta = preview.meta({
  component: PriceGuide,
  args: { prices: publishedPrices, officePhone: '+91 20 5550 1400' },
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Published = meta.story();
Published.test('each price says its hours and its basis', async ({ canvas }) => {
  await expect(canvas.getByText('12 hours a duty, night')).toBeVisible();
  await expect(canvas.getByText('₹24,000.00 a month of 26 duties')).toBeVisible();
});
export const None = meta.story({ args: { prices: [] } });
None.test('without prices it says so and whom to call', async ({ canvas }) => {
  await expect(canvas.getByText('No prices are published. Call us for a price.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Call office' })).toHaveAttribute(
    'href',
    'tel:+912055501400',
  );
});
