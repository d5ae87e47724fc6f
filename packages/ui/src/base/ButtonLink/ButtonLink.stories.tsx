import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  component: ButtonLink,
  args: { href: '#login', children: 'Get Started' },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['A link: Enter follows it and Space scrolls the page.'],
      do: ['Name the target', 'Use it for the main next step of a page'],
      dont: ['Change data with it: use Button'],
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
