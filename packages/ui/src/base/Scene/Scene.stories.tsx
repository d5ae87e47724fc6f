import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Scene } from './Scene.tsx';

const meta = preview.meta({
  component: Scene,
  args: { name: 'guardPost' as const },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['Decoration: a screen reader reads only the words beside it.'],
      do: ['Choose the picture that repeats the words beside it'],
      dont: ['Show it alone: it is hidden from screen readers', 'Use it in a part of a page'],
    },
  },
});

/** No guards. */
export const GuardPost = meta.story();
GuardPost.test('the picture is hidden from assistive technology', async ({ canvasElement }) => {
  const svg = canvasElement.querySelector('svg');
  await expect(svg).toHaveAttribute('aria-hidden', 'true');
  await waitFor(() => expect(svg?.querySelectorAll('path').length).toBeGreaterThan(5));
});
GuardPost.test('the place of a scene is kept while it loads', async ({ canvasElement }) => {
  const { width, height } = canvasElement.querySelector('svg')?.getBoundingClientRect() ?? {};
  await expect(Math.round((width ?? 0) / 1.6)).toBe(Math.round(height ?? 0));
});
/** No bills. */
export const AccountBook = meta.story({ args: { name: 'accountBook' } });
/** No applications. */
export const LetterBox = meta.story({ args: { name: 'letterBox' } });
/** Nothing found. */
export const Torch = meta.story({ args: { name: 'torch' } });
/** Every post is filled. */
export const LitWall = meta.story({ args: { name: 'litWall' } });
