import { everyLook } from '../../../../.storybook/looks.ts';
import preview from '../../../../.storybook/preview.ts';
import { Signup } from '../../src/islands/Signup.island.tsx';
import { openPage } from '../../testing/open-page.ts';

const meta = preview.meta({
  component: Signup,
  beforeEach: (context) => openPage(context),
  parameters: { chromatic: { modes: everyLook } },
});

export const Empty = meta.story({ tags: ['snapshot', 'snapshot-phone'] });
