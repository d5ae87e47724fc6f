import { fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { Panel } from '../../../base/Panel/Panel.tsx';
import { BesidePanel } from './BesidePanel.tsx';

const meta = preview.meta({
  component: BesidePanel,
  args: { panel: null, children: <p className="p-6">A list of guards.</p> },
});

export const Alone = meta.story();
export const WithPanel = meta.story({
  args: {
    panel: (
      <Panel title="Guard" isOpen onClose={fn()}>
        The record of a guard.
      </Panel>
    ),
  },
});
