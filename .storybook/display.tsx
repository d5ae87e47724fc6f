import { I18nProvider } from 'react-aria-components/I18nProvider';
import { definePreviewAddon } from 'storybook/internal/csf';
import { emulateMedia, type Feature } from './emulated-media.ts';

/** Settings of a person's device. */
export interface DisplayGlobals {
  textSize?: string;
  direction?: string;
  colors?: string;
  motion?: string;
}

const item = <Icon extends string>(value: string, title: string, icon: Icon) => ({ value, title, icon });
const toolbar = <Item,>(title: string, items: Item[]) => ({
  description: title,
  toolbar: { title, dynamicTitle: true, items },
});
/** A right-to-left locale with Latin digits. */
const RTL_LOCALE = 'he-IL';

/** Shows the page as on a device with these settings. */
export function showDisplay({ textSize, direction, colors, motion }: DisplayGlobals): void {
  const { documentElement: page } = document;
  const features: Feature[] = [];
  if (colors === 'forced') features.push('(forced-colors: active)');
  if (colors === 'contrast') features.push('(prefers-contrast: more)');
  if (motion === 'reduced') features.push('(prefers-reduced-motion: reduce)');
  emulateMedia(features);
  page.toggleAttribute('data-forced-colors', colors === 'forced');
  page.style.fontSize = textSize === 'double' ? '200%' : '';
  if (direction === 'rtl') page.dir = 'rtl';
  else page.removeAttribute('dir');
}

/** Adds toolbar items for text size, direction, colors and motion. */
export const display = () =>
  definePreviewAddon({
    globalTypes: {
      textSize: toolbar('Text size', [
        item('standard', 'Text 100%', 'paragraph'),
        item('double', 'Text 200%', 'zoom'),
      ]),
      direction: toolbar('Direction', [
        item('ltr', 'Left to right', 'arrowrightalt'),
        item('rtl', 'Right to left', 'arrowleftalt'),
      ]),
      colors: toolbar('Colors', [
        item('standard', 'Standard colors', 'paintbrush'),
        item('contrast', 'More contrast', 'contrast'),
        item('forced', 'Forced colors', 'contrastignored'),
      ]),
      motion: toolbar('Motion', [
        item('system', "The system's motion", 'play'),
        item('reduced', 'Reduced motion', 'stop'),
      ]),
    },
    initialGlobals: { textSize: 'standard', direction: 'ltr', colors: 'standard', motion: 'system' },
    decorators: [
      (Story, { globals }) => {
        showDisplay(globals);
        return globals.direction === 'rtl' ? (
          <I18nProvider locale={RTL_LOCALE}>{Story()}</I18nProvider>
        ) : (
          Story()
        );
      },
    ],
  });
