import { expect, inject, type TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { PictureRequest } from '../tests/support/picture-command.ts';
import { type Look, looks } from './looks.ts';
import preview from './preview.ts';
import { pageIdle, startStory } from './vitest.idle.ts';
import { expectKnownRowActions } from './vitest.row-actions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pictures: 'off' | PictureRequest['mode'];
    /** Whether only pictures are taken, without running the stories' tests. */
    skipsStoryTests: boolean;
    /** Whether features and islands, which consist of base components, are left out of the dark look. */
    samplesDarkLooks: boolean;
    chromiumMajor: string;
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    checkPicture: (request: PictureRequest) => Promise<string>;
  }
}

/** Taller pages are cropped. */
const MAX_HEIGHT = 3000;
const mode = inject('pictures');
const skipsStoryTests = inject('skipsStoryTests');
const samplesDarkLooks = inject('samplesDarkLooks');

const stillStyle = document.createElement('style');
stillStyle.textContent = `*, *::before, *::after { transition: none !important; animation-duration: 0s !important;
  animation-delay: 0s !important; caret-color: transparent !important; scroll-behavior: auto !important }
  ::-webkit-scrollbar { display: none }
  html, body { min-height: 0 !important; height: auto !important }`;

const { composed } = preview;
const lazyInPages = import.meta.glob([
  '../packages/ui/src/islands/**/*.tsx',
  '../packages/ui/src/base/Toasts/Toasts.tsx',
  '../packages/ui/src/stores/{auth-api,changes,invitation-api}.ts',
  '!**/*.stories.tsx',
]);
const lazyInComponents = import.meta.glob([
  '../packages/ui/src/base/ConfirmDialog/ConfirmDialog.tsx',
  '../packages/ui/src/base/DecisionDialog/DeclineDialog.tsx',
  '../packages/ui/src/base/PasswordStrength/PasswordStrength.tsx',
  '../packages/ui/src/base/Scene/{scenes.ts,scenes/*.tsx}',
  '../packages/ui/src/base/SelectableTable/SelectableTable.tsx',
  '../packages/ui/src/base/Table/{AriaTable,SortSelect,VirtualTable,WindowTable}.tsx',
  '../packages/ui/src/features/account/QrCode/QrCode.tsx',
  '../packages/ui/src/features/assignments/{GuardStatusCard,NoGuards,WithdrawGuardDialog,WithdrawGuardsDialog}/*.tsx',
  '../packages/ui/src/features/assignments/ShiftHorizon/Sky.tsx',
  '../packages/ui/src/features/auth/{RatedPassword,SecondFactorCodeField}.tsx',
  '../packages/ui/src/features/bills/{DeleteBillDialog,GenerateBillPanel}/*.tsx',
  '../packages/ui/src/features/client-applications/{ChangeServiceApplication,ClientApplicationDetails}/*.tsx',
  '../packages/ui/src/features/guards/GuardReviews/*.tsx',
  '../packages/ui/src/features/people/{CorrectClientDialog,GuardDialog,ImportDialog,NewClientDialog,NotesDialog,PaperDialog}/*.tsx',
  '../packages/ui/src/features/posts/{AssignedBar,PostForm}/*.tsx',
  '../packages/ui/src/features/security-applications/{ChangeJobApplication,SecurityApplicationDetails}/*.tsx',
  '!**/*.stories.tsx',
]);

/** Loads lazy chunks in advance, because the end of a dynamic import cannot be observed. */
async function loadLazyParts(storyFile: string): Promise<void> {
  const isPage = /\/(?:pages|islands)\//.test(storyFile);
  const parts = [lazyInComponents, isPage ? lazyInPages : {}].flatMap(Object.values);
  await Promise.all(parts.map((load) => load()));
}

/** The looks in which the stories of a file are checked. */
const looksOf = (file: string): readonly Look[] =>
  samplesDarkLooks && /\/src\/(?:features|islands)\//.test(file)
    ? looks.filter(({ theme }) => theme !== 'dark')
    : looks;

let storyFile = '';
let isPictured = false;
let looksChecked = 0;

/** Call before each test of a story. */
export async function prepareStory({ task, skip }: TestContext): Promise<void> {
  const isTestOfStory = task.suite?.type === 'suite' && task.name !== 'base story';
  if (isTestOfStory && skipsStoryTests) skip();
  storyFile = task.file.filepath;
  isPictured = mode !== 'off' && !isTestOfStory;
  if (isPictured) {
    document.head.append(stillStyle);
    if (/\/(?:pages|islands|features|Table|EmptyState|ErrorState|Scene)\//.test(storyFile))
      await loadLazyParts(storyFile);
  } else stillStyle.remove();
  looksChecked = 0;
  startStory({ shortenTimers: isPictured });
}

/** Call after each test of a story, so that a set-up without effect fails the run. */
export function expectLooksChecked(): void {
  expect(looksChecked, 'looks of the story that were checked').toBe(
    isPictured ? looksOf(storyFile).length : 0,
  );
  storyFile = '';
}

const isFixed = (element: Element) => {
  const { position, visibility } = getComputedStyle(element);
  return position === 'fixed' && visibility !== 'hidden' && element.getBoundingClientRect().height > 0;
};

/** The height of the content; at least the window's when there is a fixed element such as a dialog. */
function wantedHeight(windowHeight: number): number {
  const content = Math.ceil(document.body.getBoundingClientRect().bottom + window.scrollY);
  const least = [...document.body.querySelectorAll('*')].some(isFixed) ? windowHeight : 16;
  return Math.min(MAX_HEIGHT, Math.max(least, content, document.body.scrollHeight));
}

/** Resizes the window to the story, several times, because a new height may change the layout. */
async function fitWindow(): Promise<void> {
  const { innerWidth, innerHeight: windowHeight } = window;
  for (let tries = 0; tries < 3; tries += 1) {
    const height = wantedHeight(windowHeight);
    if (height === window.innerHeight) return;
    await page.viewport(innerWidth, height);
    await pageIdle();
  }
}

interface Shown {
  id: string;
  /** A story that sets its own theme or viewport keeps it in every picture. */
  storyGlobals: { theme?: string; viewport?: unknown };
  /** Chromatic's own parameter: whether the story has no pictures, because it keeps changing. */
  parameters: { chromatic?: { disableSnapshot?: boolean } };
}

async function show(
  look: Look,
  { storyGlobals }: Shown,
  shown: { width: number; height: number },
): Promise<void> {
  document.documentElement.dataset.theme = storyGlobals.theme ?? look.theme;
  const { width, height } = storyGlobals.viewport ? shown : look;
  // the theme does not change the layout, so the window already fits
  if (width !== window.innerWidth) await page.viewport(width, height);
  await pageIdle();
  await fitWindow();
}

async function checkPicture(look: Look, story: Shown): Promise<void> {
  if (mode === 'off' || story.parameters.chromatic?.disableSnapshot) return;
  const { innerWidth: width, innerHeight: height } = window;
  const problem = await commands.checkPicture({
    mode,
    storyFile,
    story: story.id,
    look: look.name,
    width,
    height,
  });
  expect.soft(problem, problem).toBe('');
}

type Check = NonNullable<typeof composed.afterEach>[number];
const checks: readonly Check[] = composed.afterEach ?? [];

/** Vitest would send and write the results of axe, 100 KB for each look, which nobody reads when it finds nothing. */
async function runChecks(context: Parameters<Check>[0]): Promise<void> {
  for (const check of checks) await check(context);
  for (const report of context.reporting.reports) if (report.status === 'passed') report.result = undefined;
}

/** Rules of axe whose result depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rules of axe whose result depends on where things are and how large. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable', 'css-orientation-lock'];

/** What all other rules of axe depend on: the elements with their attributes, and which of them are shown. */
function structure(): string {
  const shown = [...document.body.querySelectorAll('*')].map((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? '1' : '0',
  );
  return shown.join('') + document.body.outerHTML;
}

/** The context for a look of the same structure as one that all rules of axe have passed. */
function only(rules: readonly string[], context: Parameters<Check>[0]): Parameters<Check>[0] {
  const { a11y } = context.parameters;
  const options = { ...a11y?.options, runOnly: { type: 'rule', values: rules } };
  return { ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } };
}

/** Compares each picture with the approved one and runs axe. A difference does not skip the next picture. */
const checkLooks: Check = async (context) => {
  if (storyFile === '') throw new Error('.storybook/vitest.setup.ts does not prepare stories');
  expectKnownRowActions(storyFile);
  if (!isPictured) {
    await runChecks(context);
    return;
  }
  expect(navigator.userAgent, 'pictures are taken with the Chromium from npm').toContain(
    `Chrome/${inject('chromiumMajor')}.`,
  );
  const story = context as unknown as Shown;
  const shown = { width: window.innerWidth, height: window.innerHeight };
  const checked = new Set<string>();
  for (const look of looksOf(storyFile)) {
    await show(look, story, shown);
    await checkPicture(look, story);
    const shape = structure();
    const isKnown = checked.has(shape);
    checked.add(shape);
    if (!isKnown) await runChecks(context);
    else
      await runChecks(only(look.theme === 'dark' ? COLOR_RULES : [...COLOR_RULES, ...LAYOUT_RULES], context));
    looksChecked += 1;
  }
};

composed.afterEach = [checkLooks];
// For what passes axe then describes one element per rule, not all.
composed.parameters = {
  ...composed.parameters,
  a11y: { ...composed.parameters?.a11y, options: { resultTypes: ['violations'] } },
};
