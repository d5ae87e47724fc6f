import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Controlled(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose?.();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show reviews</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

const meta = preview.meta({
  component: Dialog,
  args: {
    title: 'Reviews of Dattatray Pawar',
    isOpen: true,
    onClose: fn(),
    children: <p>Found a side gate nobody had locked in years.</p>,
  },
  parameters: {
    guide: {
      status: 'stable',
      accessibility: [
        'Focus moves inside and stays there; the page behind is inert.',
        'Escape, Close or a press outside closes it and returns focus to the opening button.',
      ],
      do: ['Keep it short and about one thing', 'Name its content in the title'],
      dont: ['Open a dialog from a dialog', 'Put a form into it that needs the list behind it: use Panel'],
    },
  },
});

export const Open = meta.story();
export const WithFooter = meta.story({
  tags: ['snapshot', 'snapshot-phone'],
  args: { footer: <Button variant="primary">Done</Button> },
});
export const Opened = meta.story({ render: (args) => <Controlled {...args} /> });
Opened.test('Escape closes the dialog and returns focus', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show reviews' }));
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Reviews of Dattatray Pawar' })).toBeVisible(),
  );
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Show reviews' })).toHaveFocus());
});
export const OpenAtFirst = meta.story({ args: { isOpen: undefined, defaultOpen: true } });
OpenAtFirst.test('an uncontrolled dialog closes itself and reports it once', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onClose).toHaveBeenCalledOnce();
});
const longReview =
  'Found a side gate nobody had locked in years, and stood there in the rain until it was mended. '.repeat(
    12,
  );
export const LongText = meta.story({
  args: {
    title: 'Reviews of Venkatanarasimharajuvaripeta Subramaniam Ramachandran',
    children: (
      <>
        <p>{longReview}</p>
        <TextField label="Answer" name="answer" className="my-4" />
        <p>{longReview}</p>
      </>
    ),
    footer: <Button variant="primary">Done</Button>,
  },
});
LongText.test(
  'the buttons stay in view below a field with focus and below the end of the text',
  async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const scrolled = dialog.parentElement;
    const done = within(dialog).getByRole('button', { name: 'Done' });
    const answer = within(dialog).getByRole('textbox', { name: 'Answer' });
    const footerTop = () => done.parentElement?.getBoundingClientRect().top ?? 0;
    const isInView = () => done.getBoundingClientRect().bottom <= window.innerHeight;
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(isInView()).toBe(true);
    while (document.activeElement !== answer) await userEvent.tab();
    await waitFor(() => expect(answer.getBoundingClientRect().bottom).toBeLessThanOrEqual(footerTop()));
    await expect(isInView()).toBe(true);
    scrolled?.scrollTo({ top: scrolled.scrollHeight });
    await expect(scrolled?.scrollTop).toBeGreaterThan(0);
    const end = answer.closest('.text-sm')?.lastElementChild?.getBoundingClientRect().bottom;
    await expect(end).toBeLessThanOrEqual(footerTop());
  },
);

function WithQuestion(props: DialogProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Controlled {...props}>
      <Button onPress={() => setAsked(true)}>Delete review</Button>
      <ConfirmDialog
        message="Delete this review?"
        confirmLabel="Delete"
        isOpen={isAsked}
        onCancel={() => setAsked(false)}
        onConfirm={() => setAsked(false)}
      />
    </Controlled>
  );
}
export const OnBack = meta.story({ render: WithQuestion });
OnBack.test(
  'Back closes the question on top, then the dialog, and skips what is closed',
  async ({ userEvent }) => {
    const before = history.length;
    const back = async () => {
      const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await arrived;
    };
    const dialog = () => screen.queryByRole('dialog');
    const question = () => screen.queryByRole('alertdialog');
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Delete review' }));
      await screen.findByRole('alertdialog');
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Show reviews' }));
    await ask();
    await back();
    await waitFor(() => expect(question()).toBeNull());
    await expect(dialog()).toBeVisible();
    // The entry of a question that was answered is used again by the next, and skipped on the way back.
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(question()).toBeNull());
    await back();
    await waitFor(() => expect(dialog()).toBeNull());
    await expect(history.length).toBeLessThanOrEqual(before + 2);
  },
);
