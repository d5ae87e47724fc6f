/** Digits with usual punctuation between them. */
const PHONE_NUMBER = /^\+?[\d ().\-–/]+$/;

/** Converts a phone number to E.164; undefined for other text. Ten digits are Indian. */
export function toE164(written: string): string | undefined {
  const text = written.trim();
  if (!PHONE_NUMBER.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const [, national] = /^(?:0{0,2}910?|0)?([1-9]\d{9})$/.exec(digits) ?? [];
  if (text.startsWith('+91') && national) return `+91${national}`;
  if (text.startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined;
  if (national) return `+91${national}`;
  return /^00[1-9]\d{7,14}$/.test(digits) ? `+${digits.slice(2)}` : undefined;
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
