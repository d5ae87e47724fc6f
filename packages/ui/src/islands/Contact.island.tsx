/** The contact form of the landing page, as an island without code of its own: each byte is sent to every visitor. */
export { Contact, type ContactProps } from './contact/Contact.tsx';
