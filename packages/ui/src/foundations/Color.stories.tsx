import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.ts';
import { ColorPage } from './ColorPage.tsx';

const meta = preview.meta({ title: 'Foundations/Color', component: ColorPage, tags: ['!autodocs'] });

export const Page = meta.story({ name: 'Color' });
Page.test('each preview shows its own theme whatever the page has', async ({ canvas }) => {
  const background = (theme: string) => {
    const [heading] = canvas.getAllByRole('heading', { name: theme });
    return getComputedStyle(heading?.closest('[data-theme]') as Element).backgroundColor;
  };
  await expect(background('Morning')).toBe('rgb(245, 239, 227)');
  await expect(background('Night')).toBe('rgb(15, 22, 36)');
});
