import { beforeEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import preview from './preview.ts';
import { beginAnew, settled } from './vitest.settled.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumMajor: string;
  }
}

/** What is looked at of every story, in this order. A look changes the page that stands; the story is rendered once. */
const looks = [
  { name: '1280', theme: 'light', width: 1280, height: 800 },
  { name: 'dark', theme: 'dark', width: 1280, height: 800 },
  { name: '390', theme: 'light', width: 390, height: 844 },
] as const;
type Look = (typeof looks)[number];

/** Pages longer than this are cut: a picture is to be looked at. */
const TALLEST = 3000;
const still = document.createElement('style');
still.textContent = `*, *::before, *::after { transition: none !important; animation-duration: 0s !important;
  animation-delay: 0s !important; caret-color: transparent !important; scroll-behavior: auto !important }
  ::-webkit-scrollbar { display: none }
  html, body { min-height: 0 !important; height: auto !important }`;
document.head.append(still);

const { composed } = preview;
const partsOfPages = import.meta.glob([
  '../packages/ui/src/islands/**/*.tsx',
  '../packages/ui/src/base/Toasts/Toasts.tsx',
  '!**/*.stories.tsx',
]);
const partsOfComponents = import.meta.glob([
  '../packages/ui/src/base/PasswordStrength/PasswordStrength.tsx',
  '../packages/ui/src/base/Table/VirtualTable.tsx',
  '../packages/ui/src/features/account/QrCode/QrCode.tsx',
  '../packages/ui/src/features/auth/SecondFactorCodeField.tsx',
]);

/** Parts that come when they are asked for are there before: nothing tells when they are. */
async function fetchParts(storyFile: string): Promise<void> {
  const isPage = /\/(?:pages|islands)\//.test(storyFile);
  const parts = [partsOfComponents, isPage ? partsOfPages : {}].flatMap(Object.values);
  await Promise.all(parts.map((load) => load()));
}

beforeEach(async ({ task, skip }) => {
  // A story is looked at; its tests are the business of the project `stories`.
  if (task.suite?.type === 'suite' && task.name !== 'base story') skip();
  if (/\/(?:pages|islands|features|Table)\//.test(task.file.filepath)) await fetchParts(task.file.filepath);
  beginAnew();
});

const isFixed = (element: Element) => {
  const { position, visibility } = getComputedStyle(element);
  return position === 'fixed' && visibility !== 'hidden' && element.getBoundingClientRect().height > 0;
};

/** As tall as what is shown, unless something stands in relation to the window, like a dialog. */
function wantedHeight(atFirst: number): number {
  const content = Math.ceil(document.body.getBoundingClientRect().bottom + window.scrollY);
  const least = [...document.body.querySelectorAll('*')].some(isFixed) ? atFirst : 16;
  return Math.min(TALLEST, Math.max(least, content, document.body.scrollHeight));
}

/** Fits the window to the story; what is laid out anew may have another height once more. */
async function fitWindow(): Promise<void> {
  const { innerWidth, innerHeight: atFirst } = window;
  for (let tries = 0; tries < 3; tries += 1) {
    const height = wantedHeight(atFirst);
    if (height === window.innerHeight) return;
    await page.viewport(innerWidth, height);
    await settled();
  }
}

interface Shown {
  id: string;
  /** A story may be about one hour or one width; it is then shown at that one in every look. */
  storyGlobals: { theme?: string; viewport?: unknown };
  /** `pictures: { skip: true }`: what the story shows passes while one looks. */
  parameters: { pictures?: { skip?: boolean } };
}

async function show(
  look: Look,
  { storyGlobals }: Shown,
  shown: { width: number; height: number },
): Promise<void> {
  document.documentElement.dataset.theme = storyGlobals.theme ?? look.theme;
  const { width, height } = storyGlobals.viewport ? shown : look;
  await page.viewport(width, height);
  await settled();
  await fitWindow();
}

type Check = NonNullable<typeof composed.afterEach>[number];
const checks: readonly Check[] = composed.afterEach ?? [];

/** Compares each look with its picture and has axe see it: what one look misses is no reason not to say what the next does. */
const looksRight: Check = async (context) => {
  expect(navigator.userAgent, 'pictures are taken with the Chromium from npm').toContain(
    `Chrome/${inject('chromiumMajor')}.`,
  );
  const story = context as unknown as Shown;
  const shown = { width: window.innerWidth, height: window.innerHeight };
  await settled();
  for (const look of looks) {
    await show(look, story, shown);
    if (!story.parameters.pictures?.skip)
      await expect.soft(page).toMatchScreenshot(`${look.name}/${story.id}`);
    // axe sees the first look in the project `stories`
    if (look !== looks[0]) for (const check of checks) await check(context);
  }
};

composed.afterEach = [looksRight];
