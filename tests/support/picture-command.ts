import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import {
  approvedFolder,
  componentOf,
  failedFolder,
  type LookName,
  parsePlacement,
  readIndex,
  takenFolder,
} from './picture-index.ts';
import { crop, decode, drawDifference, type Pixels, pixelsHash, toSharp } from './picture-pixels.ts';

export interface PictureRequest {
  mode: 'compare' | 'update';
  storyFile: string;
  story: string;
  look: LookName;
  /** Size of the browser window. */
  width: number;
  height: number;
}

interface Screenshot extends Pixels {
  png: Buffer;
  hash: string;
}

const MAX_SCREENSHOTS = 20;
/** Sheets are compressed with loss, so smaller differences of a channel are detected by hash but cannot be highlighted. */
const DRAWN_DIFFERENCE = 24;

const sessions = new WeakMap<Page, Promise<CDPSession>>();
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** The window as it is now. */
export async function takeScreenshot(page: Page): Promise<Screenshot> {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  const png = Buffer.from(data, 'base64');
  const pixels = await decode(png);
  return { ...pixels, png, hash: pixelsHash(pixels) };
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes the actual picture, the approved one and their difference. Returns the failure message. */
async function reportDifference(shown: Screenshot, request: PictureRequest): Promise<string> {
  const { storyFile, story, look } = request;
  const component = componentOf(storyFile);
  const index = readIndex(component);
  const entry = index?.pictures[story]?.[look];
  const file = (kind: string) => join(failedFolder, component, `${story}.${look}.${kind}.png`);
  write(file('actual'), shown.png);
  if (!entry) return `${story} has no picture (${look}): npm run pictures:update ${storyFile}`;
  const placement = parsePlacement(entry);
  const sheet = index?.sheets[placement.sheet]?.file ?? '';
  const expected = crop(await decode(join(approvedFolder, sheet)), placement);
  write(file('expected'), await toSharp(expected).png().toBuffer());
  const sizes = `${shown.width}×${shown.height}, approved ${expected.width}×${expected.height}`;
  if (shown.width !== expected.width)
    return `${story} differs from its picture (${look}): ${sizes}; see ${file('actual')}`;
  const difference = drawDifference(shown, expected, DRAWN_DIFFERENCE);
  write(file('difference'), await toSharp(difference).png().toBuffer());
  return `${story} differs from its picture (${look}): ${sizes}; see ${file('difference')}`;
}

/**
 * Compares the page with the approved picture of a story, to the pixel, or keeps a screenshot of it for
 * `npm run pictures:update`. Repeats the screenshot until two in a row are equal, in case the page is still rendering.
 * Returns the failure message, or an empty string.
 */
export const checkPicture: BrowserCommand<[PictureRequest]> = async ({ page }, request) => {
  const { mode, storyFile, story, look, width, height } = request;
  const component = componentOf(storyFile);
  const entry = readIndex(component)?.pictures[story]?.[look];
  const approved = mode === 'compare' && entry ? parsePlacement(entry).pixels : undefined;
  let before: Screenshot | undefined;
  for (let count = 0; count < MAX_SCREENSHOTS; count += 1) {
    const shown = await takeScreenshot(page);
    if (shown.hash === approved) return '';
    if (shown.hash === before?.hash) {
      if (shown.width !== width || shown.height !== height)
        return `The screenshot is ${shown.width}×${shown.height}, the window ${width}×${height}`;
      if (mode === 'compare') return reportDifference(shown, request);
      write(join(takenFolder, component, look, `${story}.png`), shown.png);
      return '';
    }
    before = shown;
  }
  return `${story} never stops changing (${look}): chromatic: { disableSnapshot: true } leaves it out`;
};
