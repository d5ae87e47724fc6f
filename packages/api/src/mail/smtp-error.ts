export interface SmtpError {
  /** Plain words for the office and the SMTP code, without the server's text. */
  reason: string;
  /** The failure for the log, without the server's text, which may quote addresses and the mail. */
  detail: string;
  /** True for a permanent refusal (RFC 5321, section 4.2.1). */
  isFinal: boolean;
}

interface MailError {
  message?: unknown;
  /** The server's reply. */
  response?: unknown;
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

/** Returns a reply's command, SMTP code and enhanced status code (RFC 3463). */
function replySummary({ code, command, responseCode, response }: MailError): string {
  const [, status] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(response)) ?? [];
  return [code, command, responseCode, status].filter((part) => part !== undefined).join(' ');
}

/** Interprets an error of the mail transport. */
export function toSmtpError(error: unknown): SmtpError {
  const failure = (error ?? {}) as MailError;
  const { message, code, command, responseCode } = failure;
  const smtpCode = typeof responseCode === 'number' ? responseCode : undefined;
  const refused = smtpCode !== undefined && smtpCode >= 500 && smtpCode <= 599;
  const isFinal =
    (refused && (command === 'RCPT TO' || command === 'DATA')) || (code === 'EENVELOPE' && command === 'API');
  const reason = reasonFor(String(code ?? ''), String(command ?? ''), isFinal);
  return {
    reason: smtpCode === undefined ? reason : `${reason} (${smtpCode})`,
    detail:
      failure.response === undefined && smtpCode === undefined
        ? String(message ?? error)
            .replace(/[^\s<>"',;]+@[^\s<>"',;]+/g, '…')
            .replace(/\b\d{6}\b/g, '…')
            .slice(0, 500)
        : replySummary(failure),
    isFinal,
  };
}
