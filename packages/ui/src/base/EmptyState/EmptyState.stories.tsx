import { expect, waitFor } from 'storybook/test';
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
    guide: {
      status: 'stable',
      accessibility: ['Text without a heading, announced by the count above the list.'],
      do: ['Say what to do next'],
      dont: ['Show it for a failure: use ErrorState', 'Show it while loading: use Skeleton'],
      examples: {
        do: () => (
          <EmptyState title="No bills yet" action={<Button>Generate Bill</Button>}>
            Bills you generate appear here.
          </EmptyState>
        ),
        dont: () => <EmptyState title="No data" />,
      },
    },
  },
});

export const WithFirstStep = meta.story();
export const NoGuards = meta.story({
  tags: ['snapshot'],
  args: {
    scene: 'guardPost',
    title: 'No guards yet',
    children: 'Accept a security application to add the first.',
    action: undefined,
  },
});
NoGuards.test('the text does not move when the picture loads', async ({ canvas, canvasElement }) => {
  const { top } = canvas.getByText('No guards yet').getBoundingClientRect();
  await waitFor(() => expect(canvasElement.querySelectorAll('svg path').length).toBeGreaterThan(5));
  await expect(canvas.getByText('No guards yet').getBoundingClientRect().top).toBe(top);
});
export const NoBills = meta.story({ args: { scene: 'accountBook' } });
export const AllFilled = meta.story({
  args: { scene: 'litWall', title: 'Every place has a guard', children: undefined, action: undefined },
});
export const WithoutAction = meta.story({ args: { action: undefined } });
