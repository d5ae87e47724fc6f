import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Carousel } from './Carousel.tsx';
import { Slide } from './Slide.tsx';

const HOURS = ['First light', 'Noon', 'Dusk', 'Three in the morning'];
const slides = (count: number) => ({
  count,
  children: HOURS.slice(0, count).map((text, index) => (
    <Slide key={text} of="picture" place={index + 1} count={count}>
      <div className="grid aspect-8/5 place-items-center rounded-md bg-sunken text-center text-lg">
        {text}
      </div>
    </Slide>
  )),
});

const meta = preview.meta({
  component: Carousel,
  args: {
    title: 'A day at the gate',
    intro: 'The same watch at different hours.',
    of: ['picture', 'pictures'] as const,
    ...slides(4),
  },
  parameters: {
    docs: {
      description: {
        component: [
          'A few pictures that are nice to see and that nobody must see. What every visitor needs stands on the page itself.',
          'It moves by itself only with `autoplayMs`, and then stops for a pointer, keyboard focus, a hidden tab, its pause button',
          'and a wish for less motion.',
          '',
          '**Accessibility.** Each slide is a group named "2 of 4". Buttons, a finger (scroll snap) and the arrow, Home and End keys on',
          'the track all move it and wrap. The place is announced when the reader moved, not when the clock did. Every slide stays in the page, so nothing is hidden from search or from a screen reader.',
        ].join('\n'),
      },
    },
  },
});

export const Still = meta.story();
Still.test('buttons wrap at both ends', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
  await expect(canvas.getByText('4 of 4')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
  await expect(canvas.getByText('1 of 4')).toBeVisible();
});
Still.test('arrow, Home and End keys move the track', async ({ canvas, userEvent }) => {
  canvas.getByRole('region', { name: 'Pictures' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByText('2 of 4')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByText('4 of 4')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByText('1 of 4')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{Home}');
  await expect(canvas.getByText('1 of 4')).toBeVisible();
});
Still.test('scrolling changes the current slide', async ({ canvas }) => {
  const track = canvas.getByRole('region', { name: 'Pictures' });
  track.scrollTo({ left: track.scrollWidth });
  await waitFor(() => expect(canvas.getByText('4 of 4')).toBeVisible());
});
Still.test('without autoplay there is no pause button', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /pictures/ })).toBeNull();
});

const EVERY_MS = 400;
export const MovesByItself = meta.story({ args: { autoplayMs: EVERY_MS } });
export const OneSlide = meta.story({ args: { ...slides(1), autoplayMs: EVERY_MS } });
OneSlide.test('a single slide has no buttons', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const OneAtATime = meta.story({ args: { show: 'one', layout: 'beside', intro: undefined } });
export const PageWide = meta.story({ args: { reach: 'page' }, parameters: { layout: 'fullscreen' } });
export const LongText = meta.story({
  args: {
    title: 'A day and a night at the gates of Shree Venkateshwara Cooperative Housing Society',
    intro: 'The same watch at different hours, from the first milk van until the last lamp is put out.',
  },
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
});
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
RightToLeft.test('in right-to-left text the left arrow goes forward', async ({ canvas, userEvent }) => {
  canvas.getByRole('region', { name: 'Pictures' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByText('2 of 4')).toBeVisible();
  // The place must hold once the track has come to rest, where scroll positions are below 0.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(canvas.getByText('2 of 4')).toBeVisible();
});
