import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Avatar } from './Avatar.tsx';

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><path fill="#8a5638" d="M0 0h56v56H0z"/><circle cx="28" cy="24" r="12" fill="#e9ae84"/></svg>')}`;

const meta = preview.meta({
  component: Avatar,
  args: { name: 'Rukmini Kulkarni' },
  parameters: {
    docs: {
      description: {
        component: [
          'A person in a circle: picture, initials or a generic figure. Use `decorative` when the name is written beside it; otherwise the avatar announces the name.',
          'Initials replace a picture that fails to load; the figure replaces a name without letters.',
          '',
          '**Accessibility.** An image named after the person, hidden when decorative. Initials are taken by grapheme, so Devanagari letters stay whole.',
        ].join('\n'),
      },
    },
  },
});

export const Initials = meta.story();
Initials.test('the accessible name is the full name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Rukmini Kulkarni' })).toHaveTextContent('RK');
});
export const Picture = meta.story({ args: { src: face } });
export const PictureMissing = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });
PictureMissing.test('a picture that fails to load is replaced by initials', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('RK'));
});
export const NoName = meta.story({ args: { name: '' } });
NoName.test('an empty name reads as unknown person', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Unknown person' })).toBeVisible();
});
export const Sizes = meta.story({
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </div>
  ),
});
export const Decorative = meta.story({
  args: { decorative: true },
  render: (args) => (
    <p className="flex items-center gap-3 text-sm">
      <Avatar {...args} /> {args.name}
    </p>
  ),
});
Decorative.test('a decorative avatar is hidden', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});
