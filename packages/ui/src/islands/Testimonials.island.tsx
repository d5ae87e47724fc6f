/** Only exports, because every visitor loads an island. */
export { Testimonials } from '../features/site/Testimonials/Testimonials.tsx';
