/** The subject and the two bodies of a mail. */
export interface MailContent {
  subject: string;
  /** Plain text; a code stands on a line of its own. */
  text: string;
  html: string;
}
