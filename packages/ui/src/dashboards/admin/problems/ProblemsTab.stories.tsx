import { listProblems } from '@prahari/contract/problems';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { list } from '../../../../testing/mock-api/reply.ts';
import { withPage } from '../../../../testing/open-page.ts';
import { ProblemsTab } from './ProblemsTab.tsx';

const meta = preview.meta({
  component: ProblemsTab,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  beforeEach: withPage({ as: 'admin' }),
});

export const Default = meta.story();
export const NoProblems = meta.story({
  beforeEach: (context) => {
    const opened = withPage({ as: 'admin' })(context);
    context.msw.use(list(listProblems, []));
    return opened;
  },
  play: async () => expect(await screen.findByText('No problems')).toBeVisible(),
});
