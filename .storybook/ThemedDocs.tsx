import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import css from '../packages/ui/src/styles/themes.css?raw';
import { readThemes, type Theme, withoutMedia } from '../packages/ui/src/styles/tokens.ts';
import { brandTheme } from './brand-theme.ts';

const colours = readThemes(withoutMedia(css));
const themes = { light: brandTheme('light', colours), dark: brandTheme('dark', colours) };
const system = matchMedia('(prefers-color-scheme: dark)');

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system.matches ? 'dark' : 'light';
}

function onThemeChange(tell: () => void): () => void {
  const watch = new MutationObserver(tell);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', tell);
  return () => {
    watch.disconnect();
    system.removeEventListener('change', tell);
  };
}

/** Documentation pages follow the same theme as the stories on them. */
export function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  return (
    <DocsContainer {...rest} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
