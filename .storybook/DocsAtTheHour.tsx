import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import css from '../packages/ui/src/styles/hours.css?raw';
import { type Hour, readHours, withoutModes } from '../packages/ui/src/styles/tokens.ts';
import { brandTheme } from './brand-theme.ts';

const hours = readHours(withoutModes(css));
const themes = { morning: brandTheme('morning', hours), night: brandTheme('night', hours) };
const system = matchMedia('(prefers-color-scheme: dark)');

function currentHour(): Hour {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'morning' || chosen === 'night') return chosen;
  return system.matches ? 'night' : 'morning';
}

function onHourChange(tell: () => void): () => void {
  const watch = new MutationObserver(tell);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', tell);
  return () => {
    watch.disconnect();
    system.removeEventListener('change', tell);
  };
}

/** Documentation pages follow the same hour as the stories on them. */
export function DocsAtTheHour({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const hour = useSyncExternalStore(onHourChange, currentHour);
  return (
    <DocsContainer {...rest} theme={themes[hour]}>
      {children}
    </DocsContainer>
  );
}
