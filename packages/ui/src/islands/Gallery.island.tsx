/** The gallery of the landing page, as an island without code of its own: each byte is sent to every visitor. */
export { Gallery } from '../features/site/Gallery/Gallery.tsx';
