import { create } from 'storybook/theming/create';
import type { Theme, ThemeColors } from '../packages/ui/src/styles/tokens.ts';

/** Returns the theme of Storybook's own UI, with the colors of one of our themes. */
export function brandTheme(theme: Theme, themes: Readonly<Record<string, ThemeColors>>) {
  const color = (name: string) => themes[name]?.[theme] ?? '';
  return create({
    base: theme === 'dark' ? 'dark' : 'light',
    brandTitle: 'Prahari, the component library',
    brandImage: `./lockup-${theme}.svg`,
    brandUrl: './',
    fontBase: '"Anek Latin", system-ui, "Noto Sans", "Segoe UI", sans-serif',
    fontCode: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    colorPrimary: color('accent-edge'),
    colorSecondary: color('accent-ink'),
    appBg: color('surface-sunken'),
    appContentBg: color('surface'),
    appPreviewBg: color('surface'),
    appBorderColor: color('line'),
    appBorderRadius: 6,
    textColor: color('ink'),
    textInverseColor: color('surface'),
    textMutedColor: color('ink-muted'),
    barBg: color('surface'),
    barTextColor: color('ink-muted'),
    barHoverColor: color('accent-ink'),
    barSelectedColor: color('accent-ink'),
    buttonBg: color('surface-raised'),
    buttonBorder: color('line-strong'),
    booleanBg: color('surface-sunken'),
    booleanSelectedBg: color('surface-raised'),
    inputBg: color('surface-raised'),
    inputBorder: color('line-strong'),
    inputTextColor: color('ink'),
    inputBorderRadius: 6,
  });
}
