import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const islands = globSync('*.island.tsx', { cwd: import.meta.dirname });

/** Props that Astro pages pass to their islands. */
const propsOf: Record<string, object> = {
  Contact: { whatsapp: '910000000101' },
  Gallery: { title: 'Our Gallery', intro: 'Our guards at work.', autoplayMs: 5000, count: 4 },
  GallerySlide: {
    url: '/corridor.svg',
    alt: 'A hospital corridor at night',
    caption: '03:10, hospital corridor',
    place: 1,
    count: 4,
  },
  Offer: { officePhone: '+91 00000 00101' },
  MusterLink: { officePhone: '+91 00000 00101' },
  SecurityDashboard: { officePhone: '+91 00000 00101' },
  TestimonialSlide: {
    name: 'Meenakshi Raghunathan',
    role: 'Secretary',
    image: '/1.svg',
    text: 'They found a side gate.',
    rating: 5,
    place: 1,
    count: 4,
  },
  Testimonials: { title: 'What Our Clients Say', count: 4 },
};

describe('every island renders without a window', () => {
  test('there are islands to render', () => {
    expect(islands.length).toBeGreaterThanOrEqual(10);
  });

  test.each(islands)('%s', async (file) => {
    expect(typeof window).toBe('undefined');
    const name = basename(file, '.island.tsx');
    const module = (await import(join(import.meta.dirname, file))) as Record<
      string,
      FunctionComponent<object>
    >;
    const Island = module[name];
    if (!Island) throw new Error(`${file} has no ${name}`);
    expect(renderToString(createElement(Island, propsOf[name] ?? {}))).toMatch(/^</);
  });
});
