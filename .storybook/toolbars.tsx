import { I18nProvider } from 'react-aria-components/I18nProvider';
import { definePreviewAddon } from 'storybook/internal/csf';
import { setNetwork } from '../packages/ui/testing/mock-api/network.ts';

/** The choices of a toolbar menu. */
export interface ToolbarGlobals {
  theme?: string;
  textSize?: string;
  direction?: string;
}

const item = <Icon extends string>(value: string, title: string, icon: Icon) => ({ value, title, icon });
const toolbar = <Item,>(title: string, items: Item[]) => ({
  description: title,
  toolbar: { title, dynamicTitle: true, items },
});
/** A right-to-left locale with Latin digits. */
const RTL_LOCALE = 'he-IL';

/** Shows the page in a theme, and as on a device with these settings. */
export function showGlobals({ theme, textSize, direction }: ToolbarGlobals): void {
  const { documentElement: page } = document;
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  else delete page.dataset.theme;
  page.style.fontSize = textSize === 'double' ? '200%' : '';
  if (direction === 'rtl') page.dir = 'rtl';
  else page.removeAttribute('dir');
}

/** Adds toolbar menus for theme, text size and direction, and for slow or failing requests. */
export const toolbars = () =>
  definePreviewAddon({
    globalTypes: {
      theme: toolbar('Theme', [
        item('system', 'System', 'contrast'),
        item('light', 'Morning', 'sun'),
        item('dark', 'Night', 'moon'),
      ]),
      textSize: toolbar('Text size', [
        item('standard', 'Text 100%', 'paragraph'),
        item('double', 'Text 200%', 'zoom'),
      ]),
      direction: toolbar('Direction', [
        item('ltr', 'Left to right', 'arrowrightalt'),
        item('rtl', 'Right to left', 'arrowleftalt'),
      ]),
      network: toolbar('Network', [
        item('normal', 'Normal network', 'lightning'),
        item('slow', 'Slow network', 'time'),
        item('failing', 'Failing network', 'lightningoff'),
      ]),
    },
    initialGlobals: { theme: 'system', textSize: 'standard', direction: 'ltr', network: 'normal' },
    decorators: [
      (Story, { globals }) => {
        showGlobals(globals);
        setNetwork(globals.network);
        const story = Story();
        return globals.direction === 'rtl' ? <I18nProvider locale={RTL_LOCALE}>{story}</I18nProvider> : story;
      },
    ],
  });
