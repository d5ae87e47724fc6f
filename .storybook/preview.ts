import './chromatic-clock.ts';
import './framed-focus.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { configureApi } from '../packages/ui/src/api/configure-api.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { showEverywhere } from './framed-globals.ts';
import { guide } from './guide.ts';
import { deskOnly, windows } from './looks.ts';
import { startMockWorker } from './mock-worker.ts';
import { sampleCode } from './sample-code.ts';
import { ThemedDocs } from './ThemedDocs.tsx';
import { type ToolbarGlobals, toolbars } from './toolbars.tsx';
import './preview.css';

const px = ({ width, height }: { width: number; height: number }) => ({
  width: `${width}px`,
  height: `${height}px`,
});

// Decorators don't run on documentation pages.
addons.ready().then((channel) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
    channel.on(event, ({ globals }: { globals: ToolbarGlobals }) => showEverywhere(globals));
  }
});

// Lazy chunks may take longer than the default of 1 s on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// The mock API is our own.
configureApi({ isOwn: true });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMockWorker), toolbars(), guide()],
  parameters: {
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    chromatic: { modes: deskOnly, prefersReducedMotion: 'reduce' },
    layout: 'padded',
    docs: {
      container: ThemedDocs,
      page: ComponentPage,
      source: { language: 'tsx', transform: sampleCode },
    },
    options: {
      storySort: {
        order: [
          'Guides',
          [
            'Start',
            'Vite',
            'Next',
            'Astro',
            'React Router',
            'Theming',
            'Forms',
            'Dates',
            'Words and locales',
            'Server rendering',
            'Testing',
            'Which component',
            'Storybook and assistants',
            'Find by another name',
            'Contributing',
          ],
          'Foundations',
          ['Color', 'Type', 'Space, radius, elevation', 'Motion', 'Tokens', 'Mark and voice', 'Illustration'],
          'base',
          'features',
          'pages',
          'islands',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: px(windows.phone), type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: px({ width: 768, height: 1024 }), type: 'tablet' },
        desk: { name: 'Desk, 1280', styles: px(windows.desk), type: 'desktop' },
      },
    },
  },
  tags: ['autodocs'],
});
