import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Carousel } from './Carousel.tsx';
import { Slide } from './Slide.tsx';

const HOURS = ['First light', 'Noon', 'Dusk', 'Three in the morning'];
const slides = (count: number) => ({
  count,
  children: HOURS.slice(0, count).map((text, index) => (
    <Slide key={text} noun="picture" place={index + 1} count={count}>
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
    intro: 'Our guards at work.',
    nouns: ['picture', 'pictures'] as const,
    ...slides(4),
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'Buttons, swiping and the arrow, Home and End keys move the track; buttons and arrows wrap.',
        'Autoplay pauses for hover, keyboard focus, a hidden tab, its button and reduced motion.',
        'The position is announced after a user action, not during autoplay.',
      ],
      do: ['Use it for optional pictures only', 'Keep to fewer than ten slides'],
      dont: ['Hide prices, contacts or steps in a slide', 'Set `autoplayMs` where people read'],
    },
  },
});

export const WithoutAutoplay = meta.story();
WithoutAutoplay.test('buttons wrap at both ends', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
  await waitFor(() => expect(canvas.getByText('4 of 4')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
  await waitFor(() => expect(canvas.getByText('1 of 4')).toBeVisible());
});
WithoutAutoplay.test('arrow, Home and End keys move the track', async ({ canvas, userEvent }) => {
  canvas.getByRole('region', { name: 'Pictures' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(canvas.getByText('2 of 4')).toBeVisible());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(canvas.getByText('4 of 4')).toBeVisible());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(canvas.getByText('1 of 4')).toBeVisible());
  await userEvent.keyboard('{ArrowLeft}{Home}');
  await waitFor(() => expect(canvas.getByText('1 of 4')).toBeVisible());
});
WithoutAutoplay.test('scrolling changes the current slide', async ({ canvas }) => {
  const track = canvas.getByRole('region', { name: 'Pictures' });
  track.scrollTo({ left: track.scrollWidth });
  await waitFor(() => expect(canvas.getByText('4 of 4')).toBeVisible());
});
WithoutAutoplay.test('without autoplay there is no pause button', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /pictures/ })).toBeNull();
});

const EVERY_MS = 400;
export const Autoplay = meta.story({ args: { autoplayMs: EVERY_MS } });
export const OneSlide = meta.story({ args: { ...slides(1), autoplayMs: EVERY_MS } });
OneSlide.test('a single slide has no buttons', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const OneAtATime = meta.story({ args: { show: 'one', layout: 'beside', intro: undefined } });
export const PageWide = meta.story({ args: { reach: 'page' }, parameters: { layout: 'fullscreen' } });
export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});
RightToLeft.test('in right-to-left text the left arrow goes forward', async ({ canvas, userEvent }) => {
  canvas.getByRole('region', { name: 'Pictures' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(canvas.getByText('2 of 4')).toBeVisible());
  // Still slide 2 after scrolling has ended: scroll positions are negative in right-to-left text.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await waitFor(() => expect(canvas.getByText('2 of 4')).toBeVisible());
});
