import { GALLERY_ADVANCE_MS } from '@prahari/contract/constants';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { Gallery } from './Gallery.tsx';
import { GallerySlide } from './GallerySlide.tsx';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600"><path fill="${color}" d="M0 0h960v600H0z"/></svg>`)}`;

const slides = [
  { url: picture('#2f5d5f'), alt: 'A hospital corridor at night', caption: '03:10, hospital corridor' },
  { url: picture('#56365f'), alt: 'A festival crowd under lights', caption: '20:40, festival evening' },
  { url: picture('#28334b'), alt: 'A tower with one lit window', caption: '01:25, apartment tower' },
  { url: picture('#e9ae84'), alt: 'An office lobby at sunrise', caption: '06:15, office lobby' },
];

const meta = preview.meta({
  component: Gallery,
  args: {
    title: 'Our Gallery',
    intro: 'Our guards at work.',
    autoplayMs: GALLERY_ADVANCE_MS,
    count: slides.length,
    children: slides.map((slide, index) => (
      <GallerySlide key={slide.url} {...slide} place={index + 1} count={slides.length} />
    )),
  },
});

export const Normal = meta.story();
Normal.test('reduced motion stops the automatic advance', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Play pictures' })).toBeVisible());
});
