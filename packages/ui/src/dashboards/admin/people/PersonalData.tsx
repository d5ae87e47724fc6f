import type { Person } from '@prahari/contract/people';
import {
  PersonDataDialog,
  type PersonDataDialogProps,
} from '../../../features/data-requests/PersonDataDialog/PersonDataDialog.tsx';
import { handlePersonData } from '../../../stores/data-requests/data-requests.ts';
import { saveCopy } from '../../save-copy.ts';

export interface PersonalDataProps {
  user: Person;
  phone: string;
  draft: PersonDataDialogProps['draft'];
  /** Loads the record again. */
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Does what a person without an email asked the office for. */
export const PersonalData = ({ user, phone, draft, reload, onClose }: PersonalDataProps) => (
  <PersonDataDialog
    person={{ ...user, phone }}
    draft={draft}
    submit={async (body) => {
      const result = await handlePersonData(body, saveCopy);
      if (result.ok) await reload();
      return result;
    }}
    onClose={onClose}
  />
);
