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
    docs: {
      description: {
        component: [
          'For pages three levels down or deeper, above the page’s title. Not instead of the browser’s Back, and not for the steps of a form.',
          '',
          '**Accessibility.** A named `nav` around an ordered list; the last one is the page itself (`aria-current`), not a link.',
          'The chevrons are silent and turn with the direction of writing.',
        ].join('\n'),
      },
    },
  },
});

export const ThreeLevels = meta.story();
ThreeLevels.test('the current page is not a link', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
  await expect(canvas.getByText('November 2026')).toHaveAttribute('aria-current', 'page');
});
export const OneAbove = meta.story({ args: { ancestors: [{ label: 'Clients', href: '#clients' }] } });
export const LongText = meta.story({
  args: {
    ancestors: [
      { label: 'Clients', href: '#clients' },
      { label: 'Shree Venkateshwara Cooperative Housing Society', href: '#shree' },
    ],
    current: 'Two guards, day shift, 1 to 30 November 2026',
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
});
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
