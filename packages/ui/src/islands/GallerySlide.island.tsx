import {
  GallerySlide as GallerySlideFeature,
  type GallerySlideProps,
} from '../features/site/Gallery/GallerySlide.tsx';

/** A slide of Gallery, rendered at build time and never hydrated. */
export function GallerySlide(props: GallerySlideProps) {
  return <GallerySlideFeature {...props} />;
}
