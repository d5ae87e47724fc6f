import { onBfcacheRestore } from './stored-session.ts';

const KEY = 'theme';
const root = document.documentElement;

/** Returns `light` or `dark`; anything else means the system's theme. */
function stored(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? 'system';
  } catch {
    return undefined;
  }
}

function show(choice: string): void {
  const isOurs = choice === 'light' || choice === 'dark';
  if (isOurs) root.dataset.theme = choice;
  else delete root.dataset.theme;
  // Each theme has a theme-color, so that the browser's toolbar follows the choice.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-theme-color]')) {
    const { themeColor, media } = meta.dataset;
    meta.media = isOurs ? (themeColor === choice ? 'all' : 'not all') : (media ?? '');
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-choose]')) {
    button.ariaPressed = String(button.dataset.choose === (isOurs ? choice : 'system'));
  }
}

function showStored(): void {
  const choice = stored();
  if (choice) show(choice);
}

function choose(choice: string): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {}
  show(choice);
}

/** Sets the theme on <html> before the first paint, and follows changes in other tabs. */
export function setUpTheme(): void {
  showStored();
  onBfcacheRestore(showStored);
  addEventListener('storage', ({ key }) => {
    if (key === null || key === KEY) showStored();
  });
  document.addEventListener('DOMContentLoaded', () => show(root.dataset.theme ?? 'system'));
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-choose]');
    if (button) choose(button.dataset.choose ?? '');
  });
}
