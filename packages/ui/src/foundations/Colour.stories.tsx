import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { ColourPage } from './ColourPage.tsx';

const meta = preview.meta({ title: 'Foundations/Colour', component: ColourPage, tags: ['!autodocs'] });

export const Page = meta.story({ name: 'Colour' });
Page.test('each hour shows its own colours, whatever the page has', async ({ canvas }) => {
  const ground = (hour: string) => {
    const [heading] = canvas.getAllByRole('heading', { name: hour });
    return getComputedStyle(heading?.closest('[data-theme]') as Element).backgroundColor;
  };
  await expect(ground('Morning')).toBe('rgb(245, 239, 227)');
  await expect(ground('Night')).toBe('rgb(15, 22, 36)');
});
