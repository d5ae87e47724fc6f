import { GALLERY_ADVANCE_MS } from '@prahari/contract/constants';
import { Button } from '../../../base/Button/Button.tsx';
import { Place } from '../Track/Place.tsx';
import { TrackButtons } from '../Track/TrackButtons.tsx';
import { useTrack } from '../Track/useTrack.ts';
import { PlayGlyph } from './PlayGlyph.tsx';
import { useAdvance } from './useAdvance.ts';

export interface Slide {
  url: string;
  alt: string;
  caption: string;
}

export interface GalleryProps {
  title: string;
  intro: string;
  slides: readonly Slide[];
}

// the first and the last picture stand where the page's text begins and ends, however wide the screen
const TRACK = [
  'grid snap-x snap-mandatory auto-cols-[86vw] grid-flow-col gap-4 scroll-quiet sm:auto-cols-[min(58rem,82vw)] sm:gap-6',
  'px-[max(clamp(1.25rem,4vw,2.5rem),calc((100%-86rem)/2+2.5rem))] scroll-px-[max(clamp(1.25rem,4vw,2.5rem),calc((100%-86rem)/2+2.5rem))]',
].join(' ');

/** Pictures side by side. Without script they scroll by hand; with it they move on by themselves and wrap at both ends. */
export function Gallery({ title, intro, slides }: GalleryProps) {
  const { trackRef, current, step, onScroll } = useTrack(slides.length);
  const { playing, toggle, holdProps } = useAdvance(() => step(1), GALLERY_ADVANCE_MS);
  return (
    <div {...holdProps}>
      <div className="mx-auto mb-8 flex w-full max-w-page flex-col justify-between gap-6 px-[clamp(1.25rem,4vw,2.5rem)] md:mb-12 md:flex-row md:items-end">
        <div>
          <h2 className="text-[clamp(1.875rem,3.4vw,2.5rem)] leading-[1.1]">{title}</h2>
          <p className="mt-2 text-muted">{intro}</p>
        </div>
        <div className="flex items-center gap-2 noscript:hidden">
          <TrackButtons of="picture" onStep={step} />
          <Button size="icon" aria-label={playing ? 'Pause pictures' : 'Play pictures'} onPress={toggle}>
            <PlayGlyph playing={playing} />
          </Button>
          <Place current={current} count={slides.length} announce={!playing} />
        </div>
      </div>
      <section
        ref={trackRef}
        aria-label="Pictures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        onScroll={onScroll}
        className={TRACK}
      >
        {slides.map(({ url, alt, caption }) => (
          <figure key={url} className="snap-start">
            <img
              src={url}
              alt={alt}
              width="960"
              height="600"
              loading="lazy"
              className="aspect-8/5 h-auto w-full rounded-md bg-sunken object-cover"
            />
            <figcaption className="mt-3 text-sm">{caption}</figcaption>
          </figure>
        ))}
      </section>
    </div>
  );
}
