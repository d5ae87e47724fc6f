import type { Attachment } from '../db/tables/system-tables.ts';

/** A file of a mail. */
export interface MailFile {
  name: string;
  /** The media type. */
  type: string;
  content: Uint8Array;
}

/** Makes the files of a mail. One whose document is gone meanwhile is left out. */
export type MakeFiles = (attachments: readonly Attachment[]) => Promise<MailFile[]>;
