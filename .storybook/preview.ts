import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import './preview.css';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' }, type: 'mobile' } },
    },
  },
  globalTypes: {
    hour: {
      description: 'Which of the two hours the page shows',
      toolbar: { title: 'Hour', icon: 'sun', items: ['system', 'morning', 'night'], dynamicTitle: true },
    },
  },
  initialGlobals: { hour: 'system' },
  decorators: [
    (Story, { globals }) => {
      const { dataset } = document.documentElement;
      if (globals.hour === 'system') delete dataset.theme;
      else dataset.theme = String(globals.hour);
      return Story();
    },
  ],
  tags: ['autodocs'],
});
