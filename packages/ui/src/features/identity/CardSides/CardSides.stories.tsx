import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { guardCard } from '../identity.samples.ts';
import { CardSides } from './CardSides.tsx';

const meta = preview.meta({
  component: CardSides,
  args: { card: { ...guardCard, url: guardCard.url ?? '' } },
  parameters: { chromatic: { disableSnapshot: true } },
});

export const WithPhotograph = meta.story();
WithPhotograph.test(
  'the front names the guard and has the code, the back says whose the card is',
  async ({ canvas }) => {
    await expect(canvas.getByText('Ravi Kumar Yadav')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Code of the printed card' })).toBeVisible();
    await expect(canvas.getByText(/^This card belongs to Prahari/)).toBeVisible();
  },
);
export const WithoutPhotograph = meta.story({
  args: {
    card: { ...guardCard, url: guardCard.url ?? '', photograph: null, badgeNumber: '', licence: null },
  },
});
