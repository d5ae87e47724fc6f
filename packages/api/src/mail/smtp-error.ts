/** Why a mail was not accepted. */
export interface SmtpError {
  /** For the office: plain words and the SMTP code, without the server's text, which may name hosts. */
  reason: string;
  /** For the log: the error message without addresses. */
  detail: string;
  /** A permanent refusal, so retrying is useless (RFC 5321, section 4.2.1). */
  isFinal: boolean;
}

interface MailError {
  message?: unknown;
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
}

const UNREACHED = ['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPIPE'];

function reasonFor(code: string, command: string, isFinal: boolean): string {
  if (isFinal) return command === 'DATA' ? 'The mail was refused' : 'The address was refused';
  if (code === 'EAUTH') return 'The mail server refused the login';
  if (code === 'ETLS') return 'No safe connection to the mail server could be made';
  if (UNREACHED.includes(code)) return 'The mail server could not be reached';
  if (command === 'RCPT TO' || command === 'DATA') return 'The mail server asked to try again later';
  return 'The mail could not be handed over';
}

/** Interprets an error of the mail transport. */
export function toSmtpError(error: unknown): SmtpError {
  const { message, code, command, responseCode } = (error ?? {}) as MailError;
  const answer = typeof responseCode === 'number' ? responseCode : undefined;
  const refused = answer !== undefined && answer >= 500 && answer <= 599;
  const isFinal =
    (refused && (command === 'RCPT TO' || command === 'DATA')) || (code === 'EENVELOPE' && command === 'API');
  const words = reasonFor(String(code ?? ''), String(command ?? ''), isFinal);
  return {
    reason: answer === undefined ? words : `${words} (${answer})`,
    detail: String(message ?? error)
      .replace(/[^\s<>"',;]+@[^\s<>"',;]+/g, '…')
      .slice(0, 500),
    isFinal,
  };
}
