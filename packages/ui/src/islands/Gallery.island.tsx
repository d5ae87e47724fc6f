/** Only exports, because every visitor loads an island. */
export { Gallery } from '../features/site/Gallery/Gallery.tsx';
