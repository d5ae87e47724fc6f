import { atom, type WritableAtom } from 'nanostores';

type Form = 'assignGuard' | 'generateBill' | 'clientApplication' | 'securityApplication';

const drafts: Record<Form, WritableAtom<unknown>> = {
  assignGuard: atom(),
  generateBill: atom(),
  clientApplication: atom(),
  securityApplication: atom(),
};

/** Keeps the values of a form while its tab is closed, until the page reloads. */
export const draftOf = <Values>(form: Form) => drafts[form] as WritableAtom<Values | undefined>;
