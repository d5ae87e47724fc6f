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

const UNREACHABLE_CODES = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'EPIPE',
];

function reasonFor(code: string, command: string, isFinal: boolean): string {
  if (isFinal) return command === 'DATA' ? 'The mail was refused' : 'The address was refused';
  if (code === 'EAUTH') return 'The mail server refused the login';
  if (code === 'ETLS') return 'No secure connection to the mail server could be made';
  if (UNREACHABLE_CODES.includes(code)) return 'The mail server could not be reached';
  if (command === 'RCPT TO' || command === 'DATA') return 'The mail server asked to try again later';
  return 'The mail could not be delivered';
}

/** Interprets an error of the mail transport. */
export function toSmtpError(error: unknown): SmtpError {
  const { message, code, command, responseCode } = (error ?? {}) as MailError;
  const smtpCode = typeof responseCode === 'number' ? responseCode : undefined;
  const refused = smtpCode !== undefined && smtpCode >= 500 && smtpCode <= 599;
  const isFinal =
    (refused && (command === 'RCPT TO' || command === 'DATA')) || (code === 'EENVELOPE' && command === 'API');
  const reason = reasonFor(String(code ?? ''), String(command ?? ''), isFinal);
  return {
    reason: smtpCode === undefined ? reason : `${reason} (${smtpCode})`,
    detail: String(message ?? error)
      .replace(/[^\s<>"',;]+@[^\s<>"',;]+/g, '…')
      .slice(0, 500),
    isFinal,
  };
}
