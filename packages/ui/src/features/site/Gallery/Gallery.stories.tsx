import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { Gallery } from './Gallery.tsx';

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600"><path fill="${colour}" d="M0 0h960v600H0z"/></svg>`)}`;

const meta = preview.meta({
  component: Gallery,
  args: {
    title: 'Our Gallery',
    intro: 'The same watch at different hours.',
    slides: [
      { url: picture('#2f5d5f'), alt: 'A hospital corridor at night', caption: '03:10, hospital corridor' },
      { url: picture('#56365f'), alt: 'A festival crowd under lights', caption: '20:40, festival evening' },
      { url: picture('#28334b'), alt: 'A tower with one lit window', caption: '01:25, apartment tower' },
      { url: picture('#e9ae84'), alt: 'An office lobby at sunrise', caption: '06:15, office lobby' },
    ],
  },
});

export const Normal = meta.story();
Normal.test('next and previous wrap at both ends', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }));
  await expect(canvas.getByText('4 of 4')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
  await expect(canvas.getByText('1 of 4')).toBeVisible();
});
Normal.test('a wish for less motion keeps it still until asked', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Play pictures' })).toBeVisible();
});

export const Quick = meta.story({ args: { advanceMs: 300 } });
Quick.test('it moves on by itself while playing, and stops when paused', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Play pictures' }));
  // a test window that gains focus late says so to the button again
  canvas.getByRole('button', { name: 'Pause pictures' }).blur();
  await waitFor(() => expect(canvas.getByText('3 of 4')).toBeVisible(), { timeout: 3000 });
  await userEvent.click(canvas.getByRole('button', { name: 'Pause pictures' }));
  const place = canvas.getByText(/ of 4$/).textContent;
  await new Promise((done) => setTimeout(done, 700));
  await expect(canvas.getByText(/ of 4$/)).toHaveTextContent(place);
});
Quick.test('a pointer over it holds it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Play pictures' }));
  await userEvent.unhover(canvas.getByRole('button', { name: 'Pause pictures' }));
  await userEvent.hover(canvas.getByRole('img', { name: 'A hospital corridor at night' }));
  const place = canvas.getByText(/ of 4$/).textContent;
  await new Promise((done) => setTimeout(done, 700));
  await expect(canvas.getByText(/ of 4$/)).toHaveTextContent(place);
});
