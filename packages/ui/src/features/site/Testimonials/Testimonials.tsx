import { Place } from '../Track/Place.tsx';
import { TrackButtons } from '../Track/TrackButtons.tsx';
import { useTrack } from '../Track/useTrack.ts';
import { Quote, type Testimonial } from './Quote.tsx';

export interface TestimonialsProps {
  title: string;
  testimonials: readonly Testimonial[];
}

/** One quote at a time. It never moves by itself; previous and next wrap, and without script it scrolls. */
export function Testimonials({ title, testimonials }: TestimonialsProps) {
  const { trackRef, current, step, onScroll } = useTrack(testimonials.length);
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2.1fr)] md:gap-[clamp(2rem,6vw,5rem)]">
      <div>
        <h2 className="text-[clamp(1.875rem,3.4vw,2.5rem)] leading-[1.1]">{title}</h2>
        <div className="mt-6 flex items-center gap-2 noscript:hidden">
          <TrackButtons of="quote" onStep={step} />
          <Place current={current} count={testimonials.length} announce />
        </div>
      </div>
      <section
        ref={trackRef}
        aria-label="Quotes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={onScroll}
        className="grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col gap-8 scroll-quiet"
      >
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.id} {...testimonial} />
        ))}
      </section>
    </div>
  );
}
