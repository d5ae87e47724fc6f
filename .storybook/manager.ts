import { addons } from 'storybook/manager-api';
import type { ThemeColours } from '../packages/ui/src/styles/tokens.ts';
import { brandTheme } from './brand-theme.ts';

declare global {
  /** The colours of themes.css. main.ts writes them into the page, because this bundle cannot import a stylesheet. */
  var prahariThemes: Readonly<Record<string, ThemeColours>>;
}

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: brandTheme(isDark ? 'dark' : 'light', globalThis.prahariThemes) });
