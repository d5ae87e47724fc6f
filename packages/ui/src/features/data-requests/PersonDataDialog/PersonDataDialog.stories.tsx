import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { PersonDataDialog } from './PersonDataDialog.tsx';

const person = {
  _id: '01900000-0000-7000-8000-000000000301',
  name: 'Ravi Kumar',
  email: '',
  phone: '+91 98765 43210',
};

const meta = preview.meta({
  component: PersonDataDialog,
  args: { person, submit: accepted(), onClose: fn() },
});

export const Copy = meta.story();
Copy.test('a copy is given in one press, and the dialog closes', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Give the copy' }));
  await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ userId: person._id, kind: 'export' }));
  await waitFor(() => expect(args.onClose).toHaveBeenCalled());
});
export const Correction = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /A correction/ }));
  },
});
Correction.test('only what was changed is sent', async ({ args, userEvent }) => {
  const name = await screen.findByLabelText('Full name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Ravi Kumar Sahu');
  await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith({
      userId: person._id,
      kind: 'correction',
      name: 'Ravi Kumar Sahu',
    }),
  );
});
export const Erasure = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Erasure/ }));
  },
});
Erasure.test('erasing says what stays before it is pressed', async ({ args, userEvent }) => {
  await expect(screen.getByText(/Bills, assignments and the log stay/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ userId: person._id, kind: 'erasure' }));
});
