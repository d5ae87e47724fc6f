import { create } from 'storybook/theming/create';
import type { Theme, ThemeColours } from '../packages/ui/src/styles/tokens.ts';

/** The theme of Storybook's own UI and documentation pages, with the colours of one of our themes. */
export function brandTheme(theme: Theme, themes: Readonly<Record<string, ThemeColours>>) {
  const colour = (name: string) => themes[name]?.[theme] ?? '';
  return create({
    base: theme === 'dark' ? 'dark' : 'light',
    brandTitle: 'Prahari, the component library',
    brandImage: `./lockup-${theme}.svg`,
    brandUrl: './',
    fontBase: '"Anek Latin", system-ui, "Noto Sans", "Segoe UI", sans-serif',
    fontCode: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    colorPrimary: colour('accent-edge'),
    colorSecondary: colour('accent-ink'),
    appBg: colour('surface-sunken'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('surface'),
    appBorderColor: colour('line'),
    appBorderRadius: 6,
    textColor: colour('ink'),
    textInverseColor: colour('surface'),
    textMutedColor: colour('ink-muted'),
    barBg: colour('surface'),
    barTextColor: colour('ink-muted'),
    barHoverColor: colour('accent-ink'),
    barSelectedColor: colour('accent-ink'),
    buttonBg: colour('surface-raised'),
    buttonBorder: colour('line-strong'),
    booleanBg: colour('surface-sunken'),
    booleanSelectedBg: colour('surface-raised'),
    inputBg: colour('surface-raised'),
    inputBorder: colour('line-strong'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 6,
  });
}
