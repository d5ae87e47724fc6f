/** The testimonials of the landing page, as an island without code of its own: each byte is sent to every visitor. */
export { Testimonials } from '../features/site/Testimonials/Testimonials.tsx';
