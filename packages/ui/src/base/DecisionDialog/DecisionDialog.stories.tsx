import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DecisionDialog } from './DecisionDialog.tsx';

const meta = preview.meta({
  component: DecisionDialog,
  args: {
    title: 'Iqbal Ansari',
    isPending: true,
    items: [
      { term: 'Email', detail: 'iqbal@ansari.example' },
      { term: 'Experience', detail: '4 years' },
    ],
    additionalDetails: 'Prefers nights.',
    onAccept: fn(),
    onDecline: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: [
          'For an application that is read in full before it is decided. In a list, **DecisionTable** opens it.',
          '',
          '**Accessibility.** A modal `dialog` named by its title. Accept is last and primary; Escape, Close or a press outside leaves it undecided.',
        ].join('\n'),
      },
    },
  },
});

export const Pending = meta.story();
export const Decided = meta.story({ args: { isPending: false, additionalDetails: '' } });

Pending.test('it is accepted or declined', async ({ args, userEvent }) => {
  await expect(await screen.findByText('Prefers nights.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await expect(args.onAccept).toHaveBeenCalledOnce();
  await expect(args.onDecline).toHaveBeenCalledOnce();
});
Pending.test('Escape closes it without a decision', async ({ args, userEvent }) => {
  await screen.findByRole('dialog', { name: 'Iqbal Ansari' });
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onAccept).not.toHaveBeenCalled();
});
Decided.test('a decided application has no decision buttons', async () => {
  await expect(await screen.findByText('None given')).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
