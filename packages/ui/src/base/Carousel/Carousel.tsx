import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Shape } from '../Icon/Shape.tsx';
import { CHEVRON_LEFT, CHEVRON_RIGHT, PAUSE, PLAY } from '../Icon/single-shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useWords } from '../words/useWords.ts';
import { carouselWords } from './carousel-words.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useTrack } from './useTrack.ts';

export interface CarouselProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Nouns for one and for several slides: `picture`, `pictures`. */
  nouns: readonly [one: string, many: string];
  /** Its heading and accessible name. */
  title: string;
  /** A line below the heading. */
  intro?: string | undefined;
  /** Number of slides. */
  count: number;
  /** One Slide each; may be server-rendered markup. */
  children: ReactNode;
  /** Milliseconds between automatic advances; without it there are none. */
  autoplayMs?: number | undefined;
  /** `beside`: title and buttons before the slides where there is room. */
  layout?: 'above' | 'beside' | undefined;
  /** `peek` lets the next slide show at the edge. */
  show?: 'one' | 'peek' | undefined;
  /** `page`: slides use the full width of the screen, and the title keeps the page's margins. */
  reach?: 'frame' | 'page' | undefined;
}

/** A scroll-snap track with buttons, keys and autoplay. Attributes and `ref` go to its frame. */
export function Carousel({
  title,
  intro,
  nouns: [one, many],
  count,
  children,
  autoplayMs: everyMs,
  layout = 'above',
  show = 'peek',
  reach = 'frame',
  className,
  ...rest
}: CarouselProps) {
  const t = useWords(carouselWords);
  const several = count > 1;
  const autoplayMs = several ? everyMs : undefined;
  const { trackRef, current, step, trackProps } = useTrack(count);
  const { playing, toggle, pauseProps } = useAutoplay(() => step(1), autoplayMs);
  return (
    <div
      {...rest}
      {...pauseProps}
      className={classNames(
        `carousel carousel-${layout} carousel-${several ? show : 'one'} carousel-${reach}`,
        className,
      )}
    >
      <div className="carousel-frame">
        <div className="carousel-head">
          <hgroup>
            {/* A translation before hydration changes texts; rendering anew would lose the slides. */}
            <h2 suppressHydrationWarning>{title}</h2>
            {intro && (
              <p suppressHydrationWarning className="mt-2 text-muted">
                {intro}
              </p>
            )}
          </hgroup>
          {several && (
            <div className="carousel-buttons">
              <IconButton size="large" label={t('previousSlide', { one })} onPress={() => step(-1)}>
                <Shape shape={CHEVRON_LEFT} className="rtl:rotate-180" />
              </IconButton>
              <IconButton size="large" label={t('nextSlide', { one })} onPress={() => step(1)}>
                <Shape shape={CHEVRON_RIGHT} className="rtl:rotate-180" />
              </IconButton>
              {autoplayMs && (
                <IconButton
                  size="large"
                  label={t(playing ? 'pauseSlides' : 'playSlides', { many })}
                  onPress={toggle}
                >
                  <Shape shape={playing ? PAUSE : PLAY} />
                </IconButton>
              )}
              {/* Announced after a press, not while autoplay runs. */}
              <p className="carousel-place" aria-live={playing ? 'off' : 'polite'}>
                <bdi suppressHydrationWarning>
                  {t('place', { place: String(current + 1), count: String(count) })}
                </bdi>
              </p>
            </div>
          )}
        </div>
        <section
          ref={trackRef}
          aria-label={many.charAt(0).toUpperCase() + many.slice(1)}
          aria-roledescription={t('carousel')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys reach it (WCAG 2.1.1)
          tabIndex={0}
          {...trackProps}
          className="carousel-track"
        >
          {children}
        </section>
      </div>
    </div>
  );
}
