import { cleanCode } from './clean-text.ts';

/** Digits with usual punctuation between them. */
const PHONE_NUMBER = /^\(?\+?[\d ().\-/]+$/;
/** Ten digits, also after a zero or the country code. */
const INDIAN = /^(?:(?:\+|0{0,2})910?|0)?([1-9]\d{9})$/;
/** A mobile number of India, or one of another country (ITU-T E.164). */
const VALID = /^\+(?:91[6-9]\d{9}|(?!91)[1-9]\d{7,14})$/;

/** Converts a phone number to E.164; undefined for other text. Ten digits are Indian. */
export function toE164(written: string): string | undefined {
  const text = cleanCode(written).replace(/^tel:/i, '');
  if (!PHONE_NUMBER.test(text)) return undefined;
  const digits = text.replace(/[^\d+]/g, '');
  const [, national] = INDIAN.exec(digits) ?? [];
  if (national) return `+91${national}`;
  const [, foreign] = /^(?:\+|00)([1-9]\d{7,14})$/.exec(digits) ?? [];
  return foreign && `+${foreign}`;
}

/** True if a number can be called: one of India has ten digits that begin with 6 to 9. */
export const isPhoneNumber = (written: string): boolean => VALID.test(toE164(written) ?? '');

/** True for `98765 43210, 98765 43211`, also without the comma, and for `98765 43210/11`. */
export function isTwoNumbers(written: string): boolean {
  const text = cleanCode(written);
  const parts = text.split(/[/,;&|\n]|\s(?=\+)|\b(?:and|or)\b/i).filter((part) => /\d/.test(part));
  const isListed = parts.length > 1 && parts.some(isPhoneNumber);
  return (isListed && !isPhoneNumber(text)) || /^(?:0?[6-9]\d{9}){2}$/.test(text.replace(/[ -]/g, ''));
}

/** Formats an Indian number as `+91 98765 43210`, and returns any other text unchanged. */
export function formatPhone(phone: string): string {
  const [, first, second] = /^\+91(\d{5})(\d{5})$/.exec(toE164(phone) ?? '') ?? [];
  const isGrouped = !/^\+?\d+$/.test(phone.trim());
  if (!(first && second) || (isGrouped && /^[1-5]/.test(first))) return phone;
  return `+91 ${first} ${second}`;
}

/** Returns a WhatsApp chat link with a text to send; undefined for an invalid number. */
export function whatsAppLink(phone: string, text?: string): string | undefined {
  const number = toE164(phone);
  return number && `https://wa.me/${number.slice(1)}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
