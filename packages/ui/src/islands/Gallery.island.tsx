import { Gallery as GalleryFeature, type GalleryProps } from '../features/site/Gallery/Gallery.tsx';

/** The gallery of the landing page. */
export function Gallery(props: GalleryProps) {
  return <GalleryFeature {...props} />;
}
