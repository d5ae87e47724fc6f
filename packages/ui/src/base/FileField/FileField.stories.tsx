import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.ts';
import { FileField } from './FileField.tsx';

const file = (name: string, size = 2048) => new File(['x'.repeat(size)], name, { type: 'text/csv' });

const meta = preview.meta({
  component: FileField,
  args: {
    label: 'Papers of the guard (.pdf or .jpg)',
    name: 'papers',
    accept: '.pdf,.jpg',
    maxSize: 5 * 1024 * 1024,
    maxFiles: 3,
    onChange: fn(),
  },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
  parameters: {
    guide: {
      status: 'new',
      accessibility: [
        'The native input: Enter and Space open the system’s dialog. Dropping is an addition for a mouse.',
        'A refused file is named with its reason, which describes the input. Each chosen file has a button named "Remove police.pdf".',
      ],
      do: ['Say in the label which files it takes', 'Set `maxSize` to the limit of the server'],
      dont: [
        'Rely on its check: the server checks again',
        'Use it for text that can be pasted: use TextArea',
      ],
    },
  },
});

const input = (canvas: { getByLabelText: (text: RegExp) => HTMLElement }) =>
  canvas.getByLabelText(/Papers/) as HTMLInputElement;

export const Empty = meta.story();
Empty.test('files are chosen one after the other, up to the limit', async ({ args, canvas, userEvent }) => {
  await userEvent.upload(input(canvas), [file('police.pdf'), file('training.pdf')]);
  await expect(canvas.getByText('police.pdf')).toBeVisible();
  await userEvent.upload(input(canvas), [file('aadhaar.pdf'), file('pan.pdf')]);
  await expect(args.onChange).toHaveBeenCalledTimes(2);
  await expect(canvas.getByText('pan.pdf was left out: at most 3 files are taken.')).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
});
Empty.test('a file that is too large is named', async ({ args, canvas, userEvent }) => {
  await userEvent.upload(input(canvas), file('scan.pdf', 6 * 1024 * 1024));
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(input(canvas)).toBeInvalid();
  await expect(input(canvas)).toHaveAccessibleDescription(
    expect.stringContaining('scan.pdf is larger than 5 MB. Choose a smaller file.'),
  );
});
Empty.test('a dropped file of another type is refused, others are taken', async ({ args, canvas }) => {
  const dropped = new DataTransfer();
  dropped.items.add(file('police.pdf'));
  dropped.items.add(file('virus.exe'));
  const box = input(canvas).parentElement as HTMLElement;
  box.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
  await waitFor(() =>
    expect(canvas.getByText('virus.exe is of another type. Choose .pdf, .jpg.')).toBeVisible(),
  );
  await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'police.pdf' })]);
});
export const Chosen = meta.story({ args: { defaultValue: [file('police.pdf'), file('training.pdf')] } });
Chosen.test('a removed file is not sent, and the focus goes to the input', async ({ canvas, userEvent }) => {
  await expect(input(canvas).files).toHaveLength(2);
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Remove police.pdf' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByText('police.pdf')).toBeNull();
  await expect(input(canvas)).toHaveFocus();
  await expect([...(input(canvas).files ?? [])].map(({ name }) => name)).toEqual(['training.pdf']);
});
export const One = meta.story({ args: { maxFiles: 1 } });
One.test('another file takes the place of the first', async ({ canvas, userEvent }) => {
  await userEvent.upload(input(canvas), file('police.pdf'));
  await userEvent.upload(input(canvas), file('training.pdf'));
  await expect(canvas.queryByText('police.pdf')).toBeNull();
  await expect(canvas.getByText('training.pdf')).toBeVisible();
});
export const Invalid = meta.story({ args: { error: 'Choose the police verification.' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: [file('police.pdf')] } });
export const LongContent = meta.story({
  args: {
    defaultValue: [file('managing.committee_of-phase-two@venkateshwara-cooperative-housing-society.pdf')],
  },
  decorators: [(Story) => <div className="w-64">{Story()}</div>],
});
LongContent.test('a long name takes more lines', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
