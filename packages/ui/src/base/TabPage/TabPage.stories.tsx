import preview from '../../../../../.storybook/preview.ts';
import { SectionHeader } from '../SectionHeader/SectionHeader.tsx';
import { TabPage } from './TabPage.tsx';

const meta = preview.meta({
  component: TabPage,
  args: {
    children: (
      <>
        <SectionHeader title="Clients" />
        <p>Two clients wait for a guard.</p>
      </>
    ),
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: ['The panel follows the content in reading order.'],
      do: ['Give it one Panel at most'],
      dont: ['nest it'],
    },
    layout: 'fullscreen',
  },
});

export const Content = meta.story();
export const WithPanel = meta.story({
  args: { panel: <p className="bg-raised p-6">A form beside the list.</p> },
});
