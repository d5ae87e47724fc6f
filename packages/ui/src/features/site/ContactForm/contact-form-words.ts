import { defineOfficeWords, type Translate } from '../../../base/words/define-words.ts';

/** Words of ContactForm. */
export const contactFormWords = defineOfficeWords('contactForm', {
  contact: 'Contact',
  email: 'Email',
  emailMustBeAddress: 'Email must be an address like name@example.com',
  isRequiredLabel: ({ label }: { label: string }) => `${label} is required`,
  message: 'Message',
  name: 'Name',
  nameEmailSubjectMessage: ({
    name,
    email,
    subject,
    message,
  }: {
    name: string;
    email: string;
    subject: string;
    message: string;
  }) => `Name: ${name}
Email: ${email}
Subject: ${subject}
Message: ${message}`,
  sendOnWhatsApp: 'Send on WhatsApp',
  subject: 'Subject',
});

export type SayContactForm = Translate<typeof contactFormWords>;
