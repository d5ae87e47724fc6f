import { GALLERY_ADVANCE_MS } from '@prahari/contract/constants';
import { Carousel } from '../../../base/Carousel/Carousel.tsx';

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

const OF = ['picture', 'pictures'] as const;

/** The landing page's pictures, in a band as wide as the screen. They move on every five seconds (SPEC section 4). */
export function Gallery({ title, intro, slides }: GalleryProps) {
  const pictures = slides.map((slide) => ({ id: slide.url, content: <Picture {...slide} /> }));
  return (
    <Carousel {...{ title, intro }} of={OF} slides={pictures} advanceMs={GALLERY_ADVANCE_MS} reach="page" />
  );
}

function Picture({ url, alt, caption }: Slide) {
  return (
    <figure>
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
  );
}
