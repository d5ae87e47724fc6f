import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, phoneTaken, refused } from '../../../../testing/submit-results.ts';
import { guardOnDuty } from '../people.samples.ts';
import { GuardDialog } from './GuardDialog.tsx';

const meta = preview.meta({
  component: GuardDialog,
  args: { submit: accepted(), onClose: fn() },
});
const dialog = () => within(within(document.body).getByRole('dialog'));

export const New = meta.story();
New.test('name, phone and home city are enough', async ({ args, userEvent }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Add guard' }));
  await waitFor(() => expect(dialog().getByText('Home city is required', { ignore: 'a' })).toBeVisible());
  await userEvent.type(dialog().getByLabelText('Name'), 'Ravi Kumar');
  await userEvent.type(dialog().getByLabelText('Phone'), '98765 43210');
  await userEvent.type(dialog().getByLabelText('Home city'), 'Bhopal');
  await userEvent.click(dialog().getByRole('button', { name: 'Add guard' }));
  await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  await expect(args.submit).toHaveBeenCalledWith({
    name: 'Ravi Kumar',
    phone: '98765 43210',
    email: '',
    city: 'Bhopal',
    hasOwnPhone: true,
    dateOfBirth: '',
    skills: '',
    papers: [],
  });
});
New.test('a paper without expiry shows an error at its field', async ({ args, userEvent }) => {
  const paper = within(dialog().getByRole('group', { name: 'Medical' }));
  await userEvent.type(paper.getByLabelText('Number'), 'M-17');
  await userEvent.click(dialog().getByRole('button', { name: 'Add guard' }));
  await waitFor(() => expect(paper.getByText('Expiry is required')).toBeVisible());
  await expect(args.submit).not.toHaveBeenCalled();
});
/** The stored phone is older than today's rule for new ones. */
export const Correct = meta.story({ args: { record: { ...guardOnDuty, phone: '12345' } } });
Correct.test('only a new phone is checked and must be nobody’s', async ({ args, userEvent }) => {
  const save = () => userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  await save();
  await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
  await expect(args.submit).toHaveBeenLastCalledWith(expect.not.objectContaining({ hasOwnPhone: true }));
  await userEvent.type(dialog().getByLabelText('Phone'), '6');
  await save();
  await waitFor(() => expect(dialog().getByLabelText('Phone')).toBeInvalid());
  await userEvent.clear(dialog().getByLabelText('Phone'));
  await userEvent.type(dialog().getByLabelText('Phone'), '98765 43210');
  await save();
  await waitFor(() => expect(args.submit).toHaveBeenCalledTimes(2));
  await expect(args.submit).toHaveBeenLastCalledWith(expect.objectContaining({ hasOwnPhone: true }));
});
export const Refused = meta.story({
  args: {
    submit: refused('', 'Another person has this email'),
    record: { ...guardOnDuty, login: { state: 'none', invitedUntil: null } },
  },
});

New.test(
  'the owner of a phone is named with a link, and that both use it can be confirmed',
  async ({ args, userEvent }) => {
    mocked(args.submit).mockImplementationOnce(phoneTaken('Sunita Verma', '?guard=sunita'));
    const phone = () => dialog().getByRole('textbox', { name: 'Phone' });
    const shared = () => dialog().queryByRole('checkbox', { name: 'Both use this phone' });
    await userEvent.type(dialog().getByLabelText('Name'), 'Asha Verma');
    await userEvent.type(phone(), '98765 43210');
    await userEvent.type(dialog().getByLabelText('Home city'), 'Bhopal');
    await userEvent.click(dialog().getByRole('button', { name: 'Add guard' }));
    await waitFor(() => expect(dialog().getByRole('link', { name: 'Sunita Verma' })).toBeVisible());
    await expect(phone()).toHaveAccessibleDescription('Sunita Verma has this phone');
    // another phone is another question
    await userEvent.type(phone(), '1');
    await expect(shared()).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await expect(shared()).not.toBeChecked();
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Both use this phone' }));
    await expect(phone()).not.toBeInvalid();
    await userEvent.click(dialog().getByRole('button', { name: 'Add guard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.submit).toHaveBeenLastCalledWith(expect.not.objectContaining({ hasOwnPhone: true }));
  },
);
