import {
  NewClientDialog,
  type NewClientDialogProps,
} from '../../../features/people/NewClientDialog/NewClientDialog.tsx';
import { addClient } from '../../../stores/people/people.ts';
import { openPerson } from '../people/person-links.ts';
import { withOwnerLink } from '../people/phone-owner.ts';

/** The form for a client who calls; the client's record follows. */
export const NewClientForm = (props: Pick<NewClientDialogProps, 'draft' | 'onClose'>) => (
  <NewClientDialog
    {...props}
    submit={async (body) =>
      withOwnerLink('client', await addClient(body, (id) => openPerson('client', id)), props.onClose)
    }
  />
);
