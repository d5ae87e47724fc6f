import {
  GallerySlide as GallerySlideFeature,
  type GallerySlideProps,
} from '../features/site/Gallery/GallerySlide.tsx';

/** Renders a slide of Gallery at build time; it never hydrates. */
export function GallerySlide(props: GallerySlideProps) {
  return <GallerySlideFeature {...props} />;
}
