import type { AnyMessageKind } from '@prahari/contract/messages';

/** Messages to people, and what each says. */
export interface MessageTables {
  messages: {
    id: string;
    /** The key of the act or day that it tells of. A person has one message an act. */
    act: string;
    user_id: string;
    kind: AnyMessageKind;
    /** 1 if it takes back a message, because the act was undone. */
    is_wrong: 0 | 1;
    /** Emptied once the message is ticked off or has expired: it may let its reader in. */
    link: string | null;
    created_at: string;
    /** After it an unsent message says nothing new. */
    expires_at: string;
    /** Its mail in the outbox. */
    mail_id: string | null;
    /** The time when the office ticked it off. */
    sent_at: string | null;
    sent_by: string | null;
  };
  /** The facts of a message, a row for each thing that it tells. */
  message_parts: {
    message_id: string;
    /** The key of the thing in its message. */
    key: string;
    /** The audit entry, bill or paper, by which what was told is found again. */
    about: string;
    /** JSON of the kind's facts. */
    facts: string;
    /** JSON list of users whom the facts name, beside the reader. */
    names: string;
  };
}
