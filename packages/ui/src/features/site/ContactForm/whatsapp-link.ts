import type { SayContactForm } from './contact-form-words.ts';
export interface Enquiry {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * Opens a WhatsApp chat with the four values ready to send (SPEC section 2, Landing page).
 * @param digits country code and number, digits only
 */
export function whatsappLink(
  digits: string,
  { name, email, subject, message }: Enquiry,
  t: SayContactForm,
): string {
  const text = t('nameEmailSubjectMessage', { name, email, subject, message });
  return `https://wa.me/${digits}?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}
