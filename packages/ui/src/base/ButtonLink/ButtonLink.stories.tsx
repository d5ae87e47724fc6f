import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  component: ButtonLink,
  args: { href: '#login', children: 'Get Started' },
  parameters: {
    guide: {
      status: 'stable',
      do: ['Name the target', 'Use it for the main next step of a page'],
      dont: ['Change data with it: use Button'],
    },
    docs: {
      description: {
        component: [
          'Navigates to the next step and looks like a Button. In running text use **Link**; for actions use **Button**.',
          '',
          '**Accessibility.** A link: Enter follows the link, Space scrolls the page, and it is announced as a link. Its text names the target.',
        ].join('\n'),
      },
    },
  },
});

export const Secondary = meta.story();
export const Primary = meta.story({ args: { variant: 'primary', size: 'large' } });
export const NewTab = meta.story({
  args: { href: 'https://example.com/proposal', target: '_blank', children: 'Proposal' },
});
NewTab.test('a new tab gets no referrer', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Proposal' })).toHaveAttribute('rel', 'noopener noreferrer');
});
export const LongText = meta.story({
  args: { children: 'Download the proposal for Shree Venkateshwara Cooperative Housing Society' },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});
