import { definePreviewAddon } from 'storybook/internal/csf';
import { setNetwork } from '../packages/ui/src/testing/mock-api/network.ts';

/** The toolbar's network: every call of a page in Storybook goes through it. */
export const network = () =>
  definePreviewAddon({
    globalTypes: {
      network: {
        description: 'How the network is between the page and the server',
        toolbar: {
          title: 'Network',
          dynamicTitle: true,
          items: [
            { value: 'normal', title: 'Normal network', icon: 'lightning' },
            { value: 'slow', title: 'Slow network', icon: 'time' },
            { value: 'failing', title: 'Failing network', icon: 'lightningoff' },
          ],
        },
      },
    },
    initialGlobals: { network: 'normal' },
    decorators: [
      (Story, { globals }) => {
        setNetwork(globals.network);
        return Story();
      },
    ],
  });
