/** What a link to a page shows where it is shared: a scene with the page's own heading. */
export interface SharePicture {
  /** A drawing in src/assets/scenes. */
  scene: string;
  /** What it shows, in one sentence without a full stop. */
  alt: string;
}

/** By the page's path; any other page has the landing page's. After a change: `npm run build && node scripts/share-pictures.mjs`. */
export const sharePictures: Readonly<Record<'/', SharePicture> & Partial<Record<string, SharePicture>>> = {
  '/': { scene: 'gate', alt: 'A guard at his gate at dusk, the lamps just lit' },
  '/about': { scene: 'briefing', alt: 'A supervisor briefs five guards before they go to their posts' },
  '/services': { scene: 'festival', alt: 'A guard on a low stand watches a festival crowd' },
  '/contact': { scene: 'lobby', alt: 'A guard at the desk of a glass office lobby at sunrise' },
  '/privacy': { scene: 'side-gate', alt: 'A shut side gate by moonlight' },
  '/terms': { scene: 'control-room', alt: 'A guard before the screens of a control room' },
};

/** Pixels, as those who show links ask for. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/** Where the picture of a page stands under public/. */
export const sharePictureAddress = (path: string): string =>
  `/social/${path in sharePictures ? path.slice(1) || 'home' : 'home'}.png`;
