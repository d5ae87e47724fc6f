import {
  GallerySlide as GallerySlideFeature,
  type GallerySlideProps,
} from '../features/site/Gallery/GallerySlide.tsx';

/** A picture inside Gallery. The page draws it when it is built and never wakes it, so it costs no script. */
export function GallerySlide(props: GallerySlideProps) {
  return <GallerySlideFeature {...props} />;
}
