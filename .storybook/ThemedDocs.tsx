import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { colors, type Theme } from '../packages/ui/src/styles/tokens.ts';
import { brandTheme } from './brand-theme.ts';

const themes = { light: brandTheme('light', colors), dark: brandTheme('dark', colors) };
const system = matchMedia('(prefers-color-scheme: dark)');

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return system.matches ? 'dark' : 'light';
}

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', listener);
  };
}

/** Shows documentation pages in the theme of their stories. */
export function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  return (
    <DocsContainer {...rest} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
