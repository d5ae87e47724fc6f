import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  args: {
    title: 'Your bills will be listed here',
    children: 'The office sends the first one after your first month.',
    action: <Button variant="primary">Apply for Service</Button>,
  },
});

export const WithFirstStep = meta.story();
export const OnlyWords = meta.story({ args: { action: undefined } });
