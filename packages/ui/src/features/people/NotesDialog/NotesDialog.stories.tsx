import { fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { NotesDialog } from './NotesDialog.tsx';

const meta = preview.meta({
  component: NotesDialog,
  args: {
    clientId: '01900000-0000-7000-8000-000000000201',
    notes: 'Guards sign in at the nursing desk.',
    submit: accepted(),
    onClose: fn(),
  },
});

export const Normal = meta.story();
