import { Canvas, type DocsContextProps } from '@storybook/addon-docs/blocks';

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];

/** They cover the page, or make the rest of it inert while they are open. */
const OVERLAYS = /(?:Dialog|Panel|Toasts|Menu|Popover|ComboBox|DateField)$/;
const OVERLAY_HEIGHT = '480px';

/** One story with its code. What opens over a page is shown in a frame of its own. */
export function StoryCanvas({ story, hasCode = false }: { story: PreparedStory; hasCode?: boolean }) {
  const frame = OVERLAYS.test(story.title) ? { inline: false, height: OVERLAY_HEIGHT } : {};
  return <Canvas of={story.moduleExport} sourceState={hasCode ? 'shown' : 'hidden'} story={frame} />;
}
