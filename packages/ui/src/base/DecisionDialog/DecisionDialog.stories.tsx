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
  component: DecisionDialog as (props: DecisionDialogProps<Application>) => React.JSX.Element,
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
      do: ['Show all details the decision depends on'],
      dont: ['Close it before the decision is saved'],
    },
    docs: {
      description: {
        component: [
          'All details of an application, with Accept and Decline. **DecisionTable** opens it from a list.',
          '',
          '**Accessibility.** A modal `dialog` named by its title. Accept is last and primary; Escape, Close or a press outside closes it without a decision.',
        ].join('\n'),
      },
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
