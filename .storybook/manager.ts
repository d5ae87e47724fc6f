import { addons } from 'storybook/manager-api';
import { colors } from '../packages/ui/src/styles/tokens.ts';
import { brandTheme } from './brand-theme.ts';
import { registerShareLink } from './share-link.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: brandTheme(isDark ? 'dark' : 'light', colors) });
registerShareLink();
