import type { ReactNode } from 'react';
import { Controls, type ControlsProps } from './Controls.tsx';
import { frameStyles, headStyles, trackStyles } from './carousel.styles.ts';
import { useAdvance } from './useAdvance.ts';
import { useTrack } from './useTrack.ts';

export interface CarouselSlide {
  id: string;
  content: ReactNode;
}

export interface CarouselProps extends Pick<ControlsProps, 'of'> {
  title: string;
  intro?: string | undefined;
  slides: readonly CarouselSlide[];
  /** Moves on by itself after so many milliseconds; left out, it never does. */
  advanceMs?: number | undefined;
  /** `beside`: title and buttons left of the slides where there is room. */
  layout?: 'above' | 'beside' | undefined;
  /** `peek` lets the next slide show at the edge. */
  show?: 'one' | 'peek' | undefined;
  /** `page`: in a band as wide as the screen, slides run to its edges and titles keep the page's margins. */
  reach?: 'frame' | 'page' | undefined;
}

/** Slides side by side. Without script they scroll by hand; with it there are buttons, keys and, if asked for, a clock. */
export function Carousel(props: CarouselProps) {
  const { title, intro, of, slides, advanceMs, layout = 'above', show = 'peek', reach = 'frame' } = props;
  const { trackRef, current, step, trackProps } = useTrack(slides.length);
  const { playing, toggle, holdProps } = useAdvance(() => step(1), slides.length > 1 ? advanceMs : undefined);
  const [one, many] = of;
  return (
    <div {...holdProps} className="@container">
      <div className={frameStyles({ layout })}>
        <div className={headStyles({ layout, reach })}>
          <hgroup>
            <h2 className="text-[clamp(1.875rem,3.4vw,2.5rem)] leading-[1.1]">{title}</h2>
            {intro && <p className="mt-2 text-muted">{intro}</p>}
          </hgroup>
          {slides.length > 1 && (
            <div className="flex items-center gap-2 noscript:hidden">
              <Controls of={of} onStep={step} playing={playing} onToggle={advanceMs ? toggle : undefined} />
              {/* Said when the reader moved, not when the clock did. */}
              <p
                className="ms-2 whitespace-nowrap text-faint text-sm tabular-nums"
                aria-live={playing ? 'off' : 'polite'}
              >
                <bdi>
                  {current + 1} of {slides.length}
                </bdi>
              </p>
            </div>
          )}
        </div>
        <section
          ref={trackRef}
          aria-label={many.charAt(0).toUpperCase() + many.slice(1)}
          aria-roledescription="carousel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          {...trackProps}
          className={trackStyles({ slides: slides.length > 1 ? show : 'one', reach })}
        >
          {slides.map(({ id, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div
              key={id}
              role="group"
              aria-roledescription={one}
              aria-label={`${index + 1} of ${slides.length}`}
              className="min-w-0 snap-start"
            >
              {content}
            </div>
          ))}
        </section>
      </div>
    </div>
  );
}
