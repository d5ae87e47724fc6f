import { Gallery as GalleryIsland } from '../features/site/Gallery/Gallery.tsx';
import { withErrorBoundary } from './ErrorBoundary.tsx';

export const Gallery = withErrorBoundary(GalleryIsland);
