import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    id: 'relief',
    title: 'How soon does a relief guard come?',
    content: 'Within two hours in the city.',
    defaultOpen: true,
  },
  { id: 'hours', title: 'How long is a shift?', detail: '12 h', content: 'Twelve hours, day or night.' },
  { id: 'bill', title: 'When do we get the bill?', content: 'On the first of the month.' },
];

const meta = preview.meta({
  component: Accordion,
  args: { items },
  parameters: {
    guide: {
      status: 'new',
      accessibility: [
        'Tab goes from title to title; Enter and Space open and close. A screen reader says "collapsed" or "expanded".',
        'The browser’s own search opens the item it finds. It works before scripts are loaded.',
      ],
      do: [
        'Write titles that say what is inside',
        'Open at first what most people need',
        'Set `headingLevel` where titles are part of the page’s outline',
      ],
      dont: [
        'Hide what a form requires',
        'Use `exclusive` where people compare items',
        'Switch between views with it: use Tabs',
      ],
    },
  },
});

export const Items = meta.story();
Items.test('Enter and Space open and close, Tab goes on', async ({ canvas }) => {
  // of the browser itself: those of Testing Library don't press a summary
  const { userEvent } = await import('vitest/browser');
  await userEvent.tab();
  await userEvent.tab();
  const summary = canvas.getByText('How long is a shift?').closest('summary');
  await expect(summary).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText('Twelve hours, day or night.')).toBeVisible();
  await expect(canvas.getByText('Within two hours in the city.')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect(canvas.getByText('Twelve hours, day or night.')).not.toBeVisible();
});
export const Exclusive = meta.story({ args: { exclusive: true } });
Exclusive.test('opening one closes the other', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('When do we get the bill?'));
  await expect(canvas.getByText('On the first of the month.')).toBeVisible();
  await expect(canvas.getByText('Within two hours in the city.')).not.toBeVisible();
});
export const WithHeadings = meta.story({ args: { headingLevel: 3 } });
WithHeadings.test('titles are headings', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});
export const OneInAForm = meta.story({
  args: { bare: true, items: [{ id: 'other', title: 'Penalty, discount or other', content: 'Fields' }] },
});
export const LongContent = meta.story({
  args: {
    items: [
      {
        id: 'long',
        title: 'managing.committee.of.phase.two@venkateshwara-cooperative-housing-society.example',
        detail: '₹18,42,000.00',
        content: 'A sentence that goes on. '.repeat(30),
      },
    ],
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
});
LongContent.test('a long title breaks', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
