import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Icon } from './Icon.tsx';
import { type IconName, SHAPES } from './shapes.ts';

const meta = preview.meta({
  component: Icon,
  args: { name: 'lantern' as const },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['Hidden from screen readers: put a word beside it or an `aria-label` on its button.'],
      do: ['Put a word beside it'],
      dont: ['Use the same shape for two meanings', 'Use it as the only sign of a state'],
    },
  },
});

export const Lantern = meta.story();
export const All = meta.story({
  tags: ['snapshot'],
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
      {(Object.keys(SHAPES) as IconName[]).map((name) => (
        <li key={name} className="flex items-center gap-3 text-sm">
          <Icon name={name} className="size-4" />
          {name}
        </li>
      ))}
    </ul>
  ),
});
Lantern.test('an icon is hidden from assistive technology', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
