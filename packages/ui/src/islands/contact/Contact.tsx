import { ContactForm } from '../../features/site/ContactForm/ContactForm.tsx';
import { whatsappLink } from '../../features/site/ContactForm/whatsapp-link.ts';

export interface ContactProps {
  /** The company's WhatsApp number: country code and number, digits only. */
  whatsapp: string;
}

/** Opens a WhatsApp chat with the typed message in a new tab, without a call to a server. */
export function Contact({ whatsapp }: ContactProps) {
  return (
    <ContactForm
      onSend={(enquiry) => window.open(whatsappLink(whatsapp, enquiry), '_blank', 'noopener,noreferrer')}
    />
  );
}
