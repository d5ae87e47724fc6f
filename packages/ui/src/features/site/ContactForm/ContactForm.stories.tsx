import { fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { ContactForm } from './ContactForm.tsx';

const meta = preview.meta({ component: ContactForm, args: { onSend: fn() } });

export const Empty = meta.story();
