import { definePreviewAddon } from 'storybook/internal/csf';
import { setNetwork } from '../packages/ui/testing/mock-api/network.ts';

/** Adds a toolbar item that slows down or fails the requests of a story. */
export const network = () =>
  definePreviewAddon({
    globalTypes: {
      network: {
        description: 'Speed and failures of the network',
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
