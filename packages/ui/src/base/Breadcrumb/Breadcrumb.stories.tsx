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
      do: ['Use the titles of the pages', 'Start with the top of the hierarchy'],
      dont: ['Show the pages a user has visited', 'Use it for steps of a form'],
    },
    docs: {
      description: {
        component: [
          'For pages three or more levels deep, above the page title. Not a replacement for the browser’s Back, and not for the steps of a form.',
          '',
          '**Accessibility.** A named `nav` with an ordered list. The last item is the current page (`aria-current`) and not a link.',
          'The chevrons are hidden from screen readers and mirrored in right-to-left text.',
        ].join('\n'),
      },
    },
  },
});

export const ThreeLevels = meta.story({ tags: ['snapshot'] });
ThreeLevels.test('the current page is not a link', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
  await expect(canvas.getByText('November 2026')).toHaveAttribute('aria-current', 'page');
});
export const OneAncestor = meta.story({ args: { ancestors: [{ label: 'Clients', href: '#clients' }] } });
