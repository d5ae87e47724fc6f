import { addons } from 'storybook/manager-api';
import type { TwoHours } from '../packages/ui/src/styles/tokens.ts';
import { brandTheme } from './brand-theme.ts';

declare global {
  /** The colours of hours.css, put into the page by main.ts: this bundle cannot read a stylesheet. */
  var prahariHours: Readonly<Record<string, TwoHours>>;
}

const isNight = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: brandTheme(isNight ? 'night' : 'morning', globalThis.prahariHours) });
