import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { StoryPreparedPayload } from 'storybook/internal/types';
import { addons, types, useArgs, useStorybookApi } from 'storybook/manager-api';
import { hashOf, type Props, propsIn } from './shared-props.ts';

const ID = 'prahari/share-link';

/** Copies the address of the story as it is shown. Storybook's own `args` leave out texts with `&` or a quote. */
function ShareLink() {
  const [props, , , own] = useArgs();
  const api = useStorybookApi();
  const share = async () => {
    const url = new URL(location.href);
    url.searchParams.delete('args');
    url.hash = hashOf(props, own as Props);
    try {
      await navigator.clipboard.writeText(url.href);
      api.addNotification({ id: ID, content: { headline: 'Link copied' }, duration: 4000 });
    } catch {
      // not allowed, or not over https
      prompt('Copy this link', url.href);
    }
  };
  // Storybook compiles JSX of its own frame for an older React.
  return createElement(
    Button,
    { variant: 'ghost', size: 'small', padding: 'small', ariaLabel: false, onClick: share },
    'Copy link',
  );
}

/** Adds a button that copies a link to a story with its props, and shows what such a link holds. */
export function registerShareLink(): void {
  let shared = location.hash;
  // Storybook's router would take it for a part of the story's name.
  if (shared) history.replaceState(history.state, '', location.pathname + location.search);
  addons.register(ID, (api) => {
    addons.add(ID, {
      type: types.TOOLEXTRA,
      title: 'Copy link',
      match: ({ viewMode }) => viewMode === 'story',
      render: () => createElement(ShareLink),
    });
    api.on(STORY_PREPARED, ({ id, argTypes }: StoryPreparedPayload) => {
      const props = propsIn(shared, Object.keys(argTypes));
      shared = '';
      const story = api.getData(id);
      if (story?.type === 'story' && Object.keys(props).length > 0) api.updateStoryArgs(story, props);
    });
  });
}
