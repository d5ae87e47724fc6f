import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { DecisionDialog, type DecisionDialogProps } from './DecisionDialog.tsx';

interface Application {
  name: string;
  email: string;
  status: string;
  additionalDetails: string;
}
const pending: Application = {
  name: 'Iqbal Ansari',
  email: 'iqbal@ansari.example',
  status: 'pending',
  additionalDetails: 'Prefers nights.',
};

const meta = preview.meta({
  component: DecisionDialog,
  render: (args: DecisionDialogProps<Application>) => <DecisionDialog {...args} />,
  args: {
    application: pending,
    title: ({ name }) => name,
    items: ({ email }) => [{ term: 'Email', detail: email }],
    onAccept: fn(),
    onDecline: fn(),
    onClose: fn(),
  },
  parameters: {
    guide: {
      status: 'new',
      accessibility: ['A modal `dialog` named by its title. Escape or Close ends it without a decision.'],
      do: ['Show all details the decision depends on'],
      dont: ['Close it before the decision is saved'],
    },
  },
});

export const Pending = meta.story();
export const Decided = meta.story({
  args: { application: { ...pending, status: 'accepted', additionalDetails: '' } },
});

Pending.test('Accept and Decline call onAccept and onDecline', async ({ args, userEvent }) => {
  await waitFor(() => expect(screen.getByText('Prefers nights.')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await expect(args.onAccept).toHaveBeenCalledWith(pending);
  await expect(args.onDecline).toHaveBeenCalledWith(pending);
});
Pending.test('Escape closes the dialog without a decision', async ({ args, userEvent }) => {
  await screen.findByRole('dialog', { name: 'Iqbal Ansari' });
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onAccept).not.toHaveBeenCalled();
});
Decided.test('a decided application has no decision buttons', async () => {
  await waitFor(() => expect(screen.getByText('None given')).toBeVisible());
  await expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
