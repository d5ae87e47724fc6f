import preview from '../../../../.storybook/preview.ts';
import { company } from '../../../../src/content/company.ts';
import { slides } from '../../../../src/content/slides.ts';
import { testimonials } from '../../../../src/content/testimonials.ts';
import { Contact } from '../islands/Contact.island.tsx';
import { Gallery } from '../islands/Gallery.island.tsx';
import { Testimonials } from '../islands/Testimonials.island.tsx';
import { openPage } from '../testing/open-page.ts';

const meta = preview.meta({
  title: 'pages/Landing',
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => openPage(context),
});

export const OurGallery = meta.story({
  render: () => <Gallery title="Our Gallery" intro="The same watch at different hours." slides={slides} />,
});
export const WhatOurClientsSay = meta.story({
  render: () => (
    <div className="p-4">
      <Testimonials title="What Our Clients Say" testimonials={testimonials} />
    </div>
  ),
});
export const ContactUs = meta.story({
  render: () => (
    <div className="p-4">
      <Contact whatsapp={company.whatsapp} />
    </div>
  ),
});
