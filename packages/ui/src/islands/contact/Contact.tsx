import { useEffect } from 'react';
import { useWords } from '../../base/words/useWords.ts';
import { ContactForm, type ContactFormProps } from '../../features/site/ContactForm/ContactForm.tsx';
import { contactFormWords } from '../../features/site/ContactForm/contact-form-words.ts';
import { whatsappLink } from '../../features/site/ContactForm/whatsapp-link.ts';
import { draftOf, keepDrafts } from '../../stores/forms/drafts.ts';

const $draft: NonNullable<ContactFormProps['draft']> = draftOf('contact');

export interface ContactProps {
  /** The company's WhatsApp number: country code and number, digits only. */
  whatsapp: string;
}

/** Opens a WhatsApp chat with the typed message in a new tab, without a call to a server. */
export function Contact({ whatsapp }: ContactProps) {
  const sayContactForm = useWords(contactFormWords);
  useEffect(keepDrafts, []);
  return (
    <ContactForm
      draft={$draft}
      onSend={(enquiry) =>
        window.open(whatsappLink(whatsapp, enquiry, sayContactForm), '_blank', 'noopener,noreferrer')
      }
    />
  );
}
