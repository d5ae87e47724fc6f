import { useStore } from '@nanostores/react';
import type { Invitation } from '@prahari/contract/accounts.schemas';
import type { Person } from '@prahari/contract/people';
import { useState } from 'react';
import { InvitationDialog } from '../../../features/people/InvitationDialog/InvitationDialog.tsx';
import { $inviting, invite } from '../../../stores/people/people.ts';

export interface InviteProps {
  user: Person;
  phone: string;
  /** Loads the record again. */
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Invites a person by mail or by a text for WhatsApp. */
export function Invite({ user, phone, reload, onClose }: InviteProps) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const pending = useStore($inviting, { ssr: 'initial' });
  const mail = async () => {
    if (!(await invite(user._id, 'mail'))) return;
    onClose();
    await reload();
  };
  const makeLink = async () => {
    setInvitation(await invite(user._id, 'link'));
    await reload();
  };
  return (
    <InvitationDialog
      person={{ name: user.name, email: user.email, phone }}
      invitation={invitation}
      pending={pending}
      onMail={() => void mail()}
      onMakeLink={() => void makeLink()}
      onClose={onClose}
    />
  );
}
