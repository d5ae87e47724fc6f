import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = preview.meta({
  component: Breadcrumb,
  args: {
    ancestors: [
      { label: 'Clients', href: '#clients' },
      { label: 'Tapovan Heights', href: '#tapovan' },
    ],
    current: 'November 2026',
  },
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['A named `nav` with an ordered list, whose last item is the current page.'],
      do: ['Use the titles of the pages', 'Start with the top of the hierarchy'],
      dont: ['Show the pages a user has visited', 'Use it for steps of a form'],
    },
  },
});

export const ThreeLevels = meta.story({ tags: ['snapshot'] });
ThreeLevels.test('the current page is not a link', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
  await expect(canvas.getByText('November 2026')).toHaveAttribute('aria-current', 'page');
});
export const OneAncestor = meta.story({ args: { ancestors: [{ label: 'Clients', href: '#clients' }] } });
