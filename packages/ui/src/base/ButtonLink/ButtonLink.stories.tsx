import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({ component: ButtonLink, args: { href: '#login', children: 'Get Started' } });

export const Secondary = meta.story();
export const Primary = meta.story({ args: { variant: 'primary', size: 'large' } });
export const NewTab = meta.story({
  args: { href: 'https://example.com/proposal', target: '_blank', children: 'Proposal' },
});
NewTab.test('a new tab never learns where it came from', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Proposal' })).toHaveAttribute('rel', 'noopener noreferrer');
});
