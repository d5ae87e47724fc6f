/** What a mail carries. Only this is stored: the files are made each time the mail is sent. */
export type Attachment =
  | { kind: 'bill'; billId: string }
  /** The month of each post that a bill covers. */
  | { kind: 'musters'; billId: string }
  | { kind: 'statement'; clientId: string; from: string; to: string };

/** A file of a mail. */
export interface MailFile {
  name: string;
  /** The media type. */
  type: string;
  content: Uint8Array;
}

/** Makes the files of a mail. One whose document is gone meanwhile is left out. */
export type MakeFiles = (attachments: readonly Attachment[]) => Promise<MailFile[]>;
