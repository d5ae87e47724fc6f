import { fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { clientWithDues } from '../people.samples.ts';
import { CorrectClientDialog, type CorrectClientDialogProps } from './CorrectClientDialog.tsx';

const meta = preview.meta({
  component: CorrectClientDialog,
  args: {
    record: clientWithDues,
    submit: fn<CorrectClientDialogProps['submit']>(async () => ({ ok: true })),
    onClose: fn(),
  },
});

export const Normal = meta.story();
