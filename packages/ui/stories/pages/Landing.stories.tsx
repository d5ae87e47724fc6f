import { GALLERY_ADVANCE_MS } from '@prahari/contract/constants';
import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { company } from '../../../../src/content/company.ts';
import { slides } from '../../../../src/content/slides.ts';
import { testimonials } from '../../../../src/content/testimonials.ts';
import { Contact } from '../../src/islands/Contact.island.tsx';
import { Gallery } from '../../src/islands/Gallery.island.tsx';
import { GallerySlide } from '../../src/islands/GallerySlide.island.tsx';
import { TestimonialSlide } from '../../src/islands/TestimonialSlide.island.tsx';
import { Testimonials } from '../../src/islands/Testimonials.island.tsx';
import { openPage } from '../../testing/open-page.ts';

const meta = preview.meta({
  tags: ['!manifest'],
  title: 'pages/Landing',
  parameters: { chromatic: { modes: everyLook }, layout: 'fullscreen' },
  beforeEach: (context) => openPage(context),
});

export const OurGallery = meta.story({
  tags: ['snapshot-phone'],
  render: () => (
    <Gallery
      title="Our Gallery"
      intro="Our guards at work."
      autoplayMs={GALLERY_ADVANCE_MS}
      count={slides.length}
    >
      {slides.map((slide, index) => (
        <GallerySlide key={slide.url} {...slide} place={index + 1} count={slides.length} />
      ))}
    </Gallery>
  ),
});
export const WhatOurClientsSay = meta.story({
  tags: ['snapshot', 'snapshot-phone'],
  render: () => (
    <div className="p-4">
      <Testimonials title="What Our Clients Say" count={testimonials.length}>
        {testimonials.map(({ id, ...testimonial }, index) => (
          <TestimonialSlide key={id} {...testimonial} place={index + 1} count={testimonials.length} />
        ))}
      </Testimonials>
    </div>
  ),
});
export const ContactUs = meta.story({
  tags: ['snapshot', 'snapshot-phone'],
  render: () => (
    <div className="p-4">
      <Contact whatsapp={company.whatsapp} />
    </div>
  ),
});
