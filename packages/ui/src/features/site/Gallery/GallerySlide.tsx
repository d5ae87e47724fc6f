import { Slide, type SlidePlace } from '../../../base/Carousel/Slide.tsx';

export interface GallerySlideProps extends SlidePlace {
  /** URL of the picture. */
  url: string;
  /** Alternative text: one sentence. */
  alt: string;
  /** Shown below the picture. */
  caption: string;
  /** Of a drawing with two themes; without it, that of the page. */
  theme?: 'light' | 'dark' | undefined;
  /** The picture in more efficient formats, best first; `srcset` with widths. */
  sources?: readonly { type: string; srcset: string }[];
}

const schemes = { light: 'scheme-light', dark: 'scheme-dark' };

/** One picture of the Gallery with its caption. */
export function GallerySlide({ url, alt, caption, theme, sources = [], place, count }: GallerySlideProps) {
  return (
    <Slide noun="picture" {...{ place, count }}>
      <figure>
        <picture className="contents">
          {sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes="(width < 48rem) 88vw, 60rem" />
          ))}
          <img
            src={url}
            alt={alt}
            width="960"
            height="600"
            loading="lazy"
            className={`aspect-8/5 h-auto w-full rounded-md bg-sunken object-cover ${theme ? schemes[theme] : ''}`}
          />
        </picture>
        <figcaption className="mt-3 text-sm">{caption}</figcaption>
      </figure>
    </Slide>
  );
}
