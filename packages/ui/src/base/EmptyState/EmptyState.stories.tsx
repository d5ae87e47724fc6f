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
          'Nothing is there yet, or a filter lets nothing through: say what will be here, and offer the first step. For what could not be loaded, **ErrorState**.',
          '',
          '**Accessibility.** Plain text in the list’s place, so it is read where the list would be. It announces nothing by itself: the count above the list does. Its title is no heading, for a table is no section.',
        ].join('\n'),
      },
    },
  },
});

export const WithFirstStep = meta.story();
export const OnlyWords = meta.story({ args: { action: undefined } });
export const LongText = meta.story({
  args: {
    title: 'The bills of Shree-Venkateshwara-Cooperative-Housing-Society-Limited will be listed here',
    children:
      'The office sends the first one to managing.committee.secretary@shree-venkateshwara-housing.example after your first month.',
  },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});
