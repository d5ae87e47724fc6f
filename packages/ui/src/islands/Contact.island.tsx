/** The contact form of the landing page. Only an export, because each byte of an island is sent to every visitor. */
export { Contact, type ContactProps } from './contact/Contact.tsx';
