import { ContactForm } from '../../features/site/ContactForm/ContactForm.tsx';
import { whatsappLink } from '../../features/site/ContactForm/whatsapp-link.ts';

export interface ContactProps {
  /** The company's WhatsApp number: country code and number, digits only. */
  whatsapp: string;
}

/** The contact form of the landing page. It calls no server but opens a WhatsApp chat in a new tab. */
export function Contact({ whatsapp }: ContactProps) {
  return (
    <ContactForm
      onSend={(enquiry) => window.open(whatsappLink(whatsapp, enquiry), '_blank', 'noopener,noreferrer')}
    />
  );
}
