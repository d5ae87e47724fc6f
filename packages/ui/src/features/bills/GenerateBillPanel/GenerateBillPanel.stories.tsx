import { expect, fn, screen, type UserEventObject, waitFor } from 'storybook/test';
import { notSnapped } from '../../../../../../.storybook/looks.ts';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { GenerateBillPanel } from './GenerateBillPanel.tsx';

const clientId = '01900000-0000-7000-8000-000000000201';

const meta = preview.meta({
  component: GenerateBillPanel,
  args: {
    clients: { options: [{ value: clientId, label: 'Tapovan Heights', detail: 'gate@tapovan.example' }] },
    submit: accepted(),
    onClose: fn(),
  },
  parameters: { chromatic: notSnapped },
});

export const Empty = meta.story();
export const ClientsLoading = meta.story({ args: { clients: { options: [], loading: true } } });
export const ClientsFailed = meta.story({
  args: { clients: { options: [], emptyText: 'Could not be loaded' } },
});
export const Refused = meta.story({
  args: {
    submit: refused('driveLink', 'Drive link must be a link that starts with https:// or http://'),
  },
});
const sameAs = 'PR/26-27/000012 has the same client, amount and due date';
export const AskedAboutASecondOne = meta.story({
  args: {
    submit: fn(async (bill: unknown) =>
      (bill as { isUnique?: boolean }).isUnique ? { ok: false as const, sameAs } : { ok: true as const },
    ),
  },
});

async function fill(userEvent: UserEventObject) {
  await userEvent.click(screen.getByRole('combobox', { name: /Client/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Tapovan Heights/ }));
  await userEvent.type(screen.getByLabelText('Amount'), '1,46,500.50');
  await userEvent.click(screen.getByRole('spinbutton', { name: /day/i }));
  await userEvent.keyboard('05122026');
  await userEvent.type(screen.getByLabelText('Description'), 'Two guards, November 2026');
  await userEvent.type(screen.getByLabelText('Drive link'), 'https://drive.example/a');
  await userEvent.click(screen.getByRole('button', { name: 'Generate Bill' }));
}

Empty.test('an empty form shows an error per field and sends nothing', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Generate Bill' }));
  for (const why of [
    'Choose a client',
    'Amount is required',
    'Due date is required',
    'Description is required',
  ])
    await waitFor(() => expect(screen.getByText(why, { ignore: 'a' })).toBeVisible());
  await expect(args.submit).not.toHaveBeenCalled();
});
Empty.test('a valid bill is sent and its amount shown in words', async ({ userEvent, args }) => {
  await fill(userEvent);
  await waitFor(() =>
    expect(args.submit).toHaveBeenCalledWith({
      clientId,
      amount: 146500.5,
      dueDate: '2026-12-05',
      description: 'Two guards, November 2026',
      driveLink: 'https://drive.example/a',
      isUnique: true,
    }),
  );
  await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  await waitFor(() =>
    expect(screen.getByText('One lakh forty-six thousand five hundred rupees and fifty paise')).toBeVisible(),
  );
});
Refused.test('values are kept when the server refuses', async ({ userEvent, args }) => {
  await fill(userEvent);
  await waitFor(() =>
    expect(screen.getByText('Drive link must be a link that starts with https:// or http://')).toBeVisible(),
  );
  await expect(screen.getByLabelText('Description')).toHaveValue('Two guards, November 2026');
  await expect(args.onClose).not.toHaveBeenCalled();
});
AskedAboutASecondOne.test(
  'the same bill is asked about, and another amount is a question of its own',
  async ({ userEvent, args }) => {
    await fill(userEvent);
    const second = await screen.findByRole('checkbox', { name: 'Generate a second one' });
    await expect(second).toHaveAccessibleDescription(sameAs);
    await waitFor(() => expect(second).toHaveFocus());
    const amount = screen.getByLabelText('Amount');
    await userEvent.type(amount, '1');
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await userEvent.type(amount, '{Backspace}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Generate a second one' }));
    await userEvent.click(screen.getByRole('button', { name: 'Generate Bill' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
);
