import { importMessages } from '@prahari/contract/imports';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ImportDialog } from './ImportDialog.tsx';

const meta = preview.meta({
  component: ImportDialog,
  args: {
    noun: 'guards',
    template: 'Name,Phone\r\n',
    file: { state: 'none' as const },
    fileName: '',
    onCancel: fn(),
    onChoose: fn(),
    onImport: fn(),
    onClose: fn(),
  },
});
const dialog = () => within(within(document.body).getByRole('dialog'));

export const NoFile = meta.story();
NoFile.test('a chosen file is checked', async ({ args, userEvent }) => {
  const file = new File(['Name,Phone'], 'guards.csv', { type: 'text/csv' });
  await userEvent.upload(dialog().getByLabelText('CSV file'), file);
  await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(file));
});
export const Right = meta.story({
  args: { file: { state: 'checked', result: { rows: 300, imported: 0, errors: [] } } },
});
Right.test('rows without a mistake can be imported', async ({ args, userEvent }) => {
  await userEvent.click(dialog().getByRole('button', { name: 'Import 300 rows' }));
  await expect(args.onImport).toHaveBeenCalled();
});
export const Wrong = meta.story({
  tags: ['snapshot'],
  args: {
    file: {
      state: 'checked',
      result: {
        rows: 300,
        imported: 0,
        errors: [
          { line: 2, column: 'Date of birth', message: 'A guard must be 18 to under 65 years old' },
          { line: 17, column: 'Phone', message: 'Line 2 has this phone' },
        ],
      },
    },
  },
});
Wrong.test('mistakes are named by line and column and nothing can be imported', async () => {
  const mistake = await dialog().findByRole('row', { name: '17 Phone Line 2 has this phone' });
  // the dialog fades in
  await waitFor(() => expect(mistake).toBeVisible());
  await expect(dialog().queryByRole('button', { name: /^Import/ })).toBeNull();
});
export const Unreadable = meta.story({
  args: { file: { state: 'unreadable', problem: importMessages.notUtf8 } },
});
