import { Testimonials as TestimonialsIsland } from '../features/site/Testimonials/Testimonials.tsx';
import { withErrorBoundary } from './ErrorBoundary.tsx';

export const Testimonials = withErrorBoundary(TestimonialsIsland);
