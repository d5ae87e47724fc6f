import { mailOutboxMessages } from './words.ts';

export const mailNotFound = { status: 404, code: 'mail.not_found', message: 'Mail not found' } as const;

export const mailCodeExpired = {
  status: 409,
  code: 'mail.code_expired',
  message: mailOutboxMessages.codeExpired,
} as const;
