import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { TestimonialSlide } from './TestimonialSlide.tsx';
import { Testimonials } from './Testimonials.tsx';

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><path fill="#8a5638" d="M0 0h56v56H0z"/></svg>')}`;

const testimonials = [
  {
    id: 'a',
    name: 'Meenakshi Raghunathan',
    role: 'Secretary',
    image: face,
    text: 'They found an open gate.',
    rating: 5,
  },
  {
    id: 'b',
    name: 'Arvind Deshmukh',
    role: 'Plant manager',
    image: face,
    text: 'No empty post since March.',
    rating: 4,
  },
  {
    id: 'c',
    name: 'Farida Khan',
    role: 'Owner',
    image: face,
    text: 'Two thousand guests, no shouting.',
    rating: 3,
  },
];

const meta = preview.meta({
  component: Testimonials,
  args: {
    title: 'What Our Clients Say',
    count: testimonials.length,
    children: testimonials.map(({ id, ...testimonial }, index) => (
      <TestimonialSlide key={id} {...testimonial} place={index + 1} count={testimonials.length} />
    )),
  },
});

export const Normal = meta.story();
Normal.test('the rating has a text alternative', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '4 out of 5' })).toBeInTheDocument();
});
