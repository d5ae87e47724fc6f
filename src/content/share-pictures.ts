import type { SharePicture } from './schemas.ts';

/** Share pictures by path; other pages use the landing page's. Redraw with social-images.ts. */
export const sharePictures: Readonly<Record<'/', SharePicture> & Partial<Record<string, SharePicture>>> = {
  '/': { scene: 'gate', alt: 'A guard at his gate at dusk, the lamps just lit' },
  '/about': { scene: 'briefing', alt: 'A supervisor briefs five guards before they go to their posts' },
  '/services': { scene: 'festival', alt: 'A guard on a low stand watches a festival crowd' },
  '/contact': { scene: 'lobby', alt: 'A guard at the desk of a glass office lobby at night' },
  '/privacy': { scene: 'side-gate', alt: 'A shut side gate by moonlight' },
  '/terms': { scene: 'control-room', alt: 'A guard before the screens of a control room' },
};

export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** Returns the URL path of a page's picture in public/. */
export const sharePicturePath = (path: string): string =>
  `/social/${path in sharePictures ? path.slice(1) || 'home' : 'home'}.png`;
