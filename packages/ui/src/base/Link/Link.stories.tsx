import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Link } from './Link.tsx';

const meta = preview.meta({
  component: Link,
  args: { href: '#terms', children: 'Terms of Service' },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['Underlined, so that color is not the only sign. A new tab is announced in its name.'],
      do: ['Name the target', 'Set `newTab` for documents'],
      dont: ['Write "click here"', 'Perform an action with it: use Button'],
    },
  },
});

export const Accent = meta.story();
export const Ink = meta.story({ args: { tone: 'ink', weight: 'strong' } });
export const Quiet = meta.story({ args: { tone: 'quiet' } });
export const NewTab = meta.story({ args: { href: 'https://example.com/proposal', newTab: true } });
NewTab.test('a link to a new tab says so and sends no referrer', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Terms of Service (opens in a new tab)' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
export const InText = meta.story({
  render: (args) => (
    <p className="max-w-measure">
      Read the <Link {...args} /> before you send the form, and keep a copy for the committee.
    </p>
  ),
});
export const LongAddress = meta.story({
  args: { children: 'https://drive.example.com/folders/1aB2cD3eF4gH5iJ6kL7mN8oP9qR0sT1uV2wX3yZ4/november' },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});
