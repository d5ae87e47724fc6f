/** Only exports, because every visitor loads an island. */
export { Contact, type ContactProps } from './contact/Contact.tsx';
