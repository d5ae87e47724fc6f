import { fn } from 'storybook/test';
import type { SubmitResult } from '../src/base/Form/useForm.ts';

const answers = (result: SubmitResult) => fn(async (..._sent: unknown[]): Promise<SubmitResult> => result);

/** The submit of a form that is accepted. */
export const accepted = () => answers({ ok: true });

/** The submit of a form that is refused because of the field at `path`; '' stands for the whole form. */
export const refused = (path: string, message: string) => answers({ ok: false, errors: [{ path, message }] });

/** The result of a form whose phone another person has. */
export const phoneTaken = (name: string, href: string) => async () => ({
  ok: false as const,
  errors: [{ path: 'phone', message: `${name} has this phone` }],
  phoneOwner: { name, link: { href, onOpen: fn() } },
});
