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
  parameters: {
    docs: {
      description: {
        component: [
          'Replaces a list without rows, or without matches: says what will be here and offers the first step. For a list that could not be loaded use **ErrorState**.',
          '',
          '**Accessibility.** Plain text in place of the list. It announces nothing by itself: the count above the list does. Its title is not a heading, because it replaces rows and not a section.',
        ].join('\n'),
      },
    },
  },
});

export const WithFirstStep = meta.story();
export const WithoutAction = meta.story({ args: { action: undefined } });
export const LongText = meta.story({
  args: {
    title: 'The bills of Shree-Venkateshwara-Cooperative-Housing-Society-Limited will be listed here',
    children:
      'The office sends the first one to managing.committee.secretary@shree-venkateshwara-housing.example after your first month.',
  },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});
