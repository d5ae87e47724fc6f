import { Slide, type SlidePlace } from '../../../base/Carousel/Slide.tsx';

export interface GallerySlideProps extends SlidePlace {
  /** The picture’s address. */
  url: string;
  /** What it shows, in one sentence. */
  alt: string;
  /** Shown below the picture. */
  caption: string;
  /** The same picture in better formats, best first; `srcset` with widths. */
  sources?: readonly { type: string; srcset: string }[];
}

/** One picture of the Gallery, and below it the hour and the place. */
export function GallerySlide({ url, alt, caption, sources = [], place, count }: GallerySlideProps) {
  return (
    <Slide of="picture" {...{ place, count }}>
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
            className="aspect-8/5 h-auto w-full rounded-md bg-sunken object-cover"
          />
        </picture>
        <figcaption className="mt-3 text-sm">{caption}</figcaption>
      </figure>
    </Slide>
  );
}
