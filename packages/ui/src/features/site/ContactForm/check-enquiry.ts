import type { Enquiry } from './whatsapp-link.ts';

const labels: Record<keyof Enquiry, string> = {
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
};

/** Errors by field: all four values are required, and the email must be valid. Empty when there are none. */
export function checkEnquiry(enquiry: Enquiry): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, label] of Object.entries(labels)) {
    if (!enquiry[name as keyof Enquiry].trim()) errors[name] = `${label} is required`;
  }
  if (!errors.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(enquiry.email.trim()))
    errors.email = 'Email must be an address like name@example.com';
  return errors;
}
