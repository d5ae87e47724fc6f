import { Gallery as GalleryFeature, type GalleryProps } from '../features/site/Gallery/Gallery.tsx';

/** The landing page's pictures. */
export function Gallery(props: GalleryProps) {
  return <GalleryFeature {...props} />;
}
