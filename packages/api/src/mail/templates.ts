import { WEBHOOK_FAILING_DAYS } from '@prahari/contract/webhooks';
import { ENGLISH_FOOT, mailHtml } from './layout.ts';
import type { MailContent } from './mail-content.ts';

/** Returns a mail of paragraphs, plain and as HTML; a code gets a line of its own. */
export const mailTemplate = (
  subject: string,
  paragraphs: readonly string[],
  code?: string,
  { lang, foot }: { lang: string; foot: string } = { lang: 'en', foot: ENGLISH_FOOT },
): MailContent => ({
  subject,
  text: `${[...paragraphs.slice(0, 1), ...(code ? [code] : []), ...paragraphs.slice(1), 'Prahari'].join('\n\n')}\n`,
  html: mailHtml({ subject, paragraphs, code, lang, foot }),
});

/** Prevents mail programs from making a link of it. */
const withoutLinks = (host: string): string => host.replace(/[/:@]|\.(?=\S)/g, ' ');

export const apiTokenMadeMail = (siteUrl: string): MailContent =>
  mailTemplate('An API token was made in your Prahari account', [
    'An API token was just made in your account. A program that has it can do what its scopes allow, without your password.',
    `If it was not you, log in, revoke it under Account, and set a new password: ${siteUrl}/forgot-password`,
  ]);

/** @param host the host of its address */
/** @param host of the webhook's address */
export const webhookOwnerGoneMail = (host: string): MailContent =>
  mailTemplate('A Prahari webhook was turned off', [
    `The webhook to ${withoutLinks(host)} was turned off, because the account of the admin who answered for it was disabled or erased. That person may know its signing secret.`,
    'Under Records, Webhooks, delete it and add a new one with a new secret, or turn it on again.',
  ]);

export const webhookTurnedOffMail = (siteUrl: string, host: string): MailContent =>
  mailTemplate('A Prahari webhook was turned off', [
    `The webhook to ${withoutLinks(host)} was turned off, because nothing was delivered to it for ${WEBHOOK_FAILING_DAYS} days or it asked for no more.`,
    'Under Records, Webhooks, the deliveries tell why. Turn it on again there; what was not delivered can be sent again.',
    `Log in: ${siteUrl}/login`,
  ]);
