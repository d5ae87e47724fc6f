import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { isUnused } from '../packages/ui/src/foundations/unused-components.ts';
import { colours, type Theme } from '../packages/ui/src/styles/tokens.ts';
import { brandTheme } from './brand-theme.ts';

const themes = { light: brandTheme('light', colours), dark: brandTheme('dark', colours) };
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

/** Shows documentation pages in the theme of their stories, with a note on components that no page uses. */
export function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  const title = rest.context.componentStories()[0]?.title ?? '';
  return (
    <DocsContainer {...rest} theme={themes[theme]}>
      {isUnused(title) && (
        <p className="mb-6 rounded-md bg-info-soft px-4 py-2 text-info text-sm">
          Ready, not used by a page yet.
        </p>
      )}
      {children}
    </DocsContainer>
  );
}
