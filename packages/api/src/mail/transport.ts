import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { MailFile } from './attachments.ts';
import { codeInMail } from './mail-code.ts';
import type { MailContent } from './mail-content.ts';

export interface OutgoingMail extends MailContent {
  /** The outbox row's id, the same for every attempt, so that duplicates can be recognized. */
  id: string;
  to: string;
  files: readonly MailFile[];
}

/** Sends a mail. Resolves when the server has accepted it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Returns a message's fields. An address object for the recipient can't be parsed as several. */
const fields = (mail: OutgoingMail, from: string) => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.files.map(({ name: filename, type: contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(content),
  })),
  messageId: `<${mail.id}@${from.replace(/^.*@|>.*$/g, '')}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const nodemailer = async () => (await import('nodemailer')).default;

function bySmtp(smtpUrl: string, from: string): SendMail {
  return async (mail) => {
    const transport = (await nodemailer()).createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
    try {
      await transport.sendMail(fields(mail, from));
    } finally {
      transport.close();
    }
  };
}

function byFile(folder: string, from: string, print: (line: string) => void): SendMail {
  return async (mail) => {
    const transport = (await nodemailer()).createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
    });
    const { message } = await transport.sendMail(fields(mail, from));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${mail.id}.eml`);
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
    const code = codeInMail(mail.text);
    print(`Mail for ${mail.to}: ${mail.subject}${code ? `, code ${code}` : ''} (${path})`);
  };
}

/** Sends by SMTP_URL; without it, writes each mail to DATA_DIR/outbox and prints its code. */
export const mailTransport = (
  { smtpUrl, mailFrom, dataDir }: MailConfig,
  print: (line: string) => void,
): SendMail => (smtpUrl ? bySmtp(smtpUrl, mailFrom) : byFile(join(dataDir, 'outbox'), mailFrom, print));
