import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { guardCard } from '../identity.samples.ts';
import { IdentityCardView } from './IdentityCardView.tsx';

const meta = preview.meta({
  component: IdentityCardView,
  args: { card: { ...guardCard, url: guardCard.url ?? '' } },
});

export const Card = meta.story();
Card.test('the card has the name and a code to scan', async ({ canvas }) => {
  await expect(canvas.getByText('Ravi Kumar Yadav')).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Code of the card' })).toBeVisible();
});
export const WithoutLicence = meta.story({
  args: { card: { ...guardCard, url: guardCard.url ?? '', licence: null } },
});
