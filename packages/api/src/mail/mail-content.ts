export interface MailContent {
  subject: string;
  /** Plain text; a code has its own line. */
  text: string;
  html: string;
}
