import { atom, type WritableAtom } from 'nanostores';

type Form = 'assignGuard' | 'generateBill' | 'clientApplication' | 'securityApplication';

const drafts: Record<Form, WritableAtom<unknown>> = {
  assignGuard: atom(),
  generateBill: atom(),
  clientApplication: atom(),
  securityApplication: atom(),
};

/** The values of a form while its tab is closed, lost on reload. Their type is the form's own. */
export const draftOf = <Values>(form: Form) => drafts[form] as WritableAtom<Values | undefined>;
