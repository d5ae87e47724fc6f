import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type DraftStore, useForm } from '../../../base/Form/useForm.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
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

export interface ContactFormProps {
  /** Called with the values when all four are filled. The form keeps them. */
  onSend: (enquiry: Enquiry) => void;
  /** Keeps the values over a reload and a link. */
  draft?: DraftStore<Enquiry> | undefined;
}

const empty: Enquiry = { name: '', email: '', subject: '', message: '' };

/** Name, email, subject and message, all required (SPEC section 2, Landing page). */
export function ContactForm({ onSend, draft }: ContactFormProps) {
  const form = useForm<Enquiry>({
    initial: empty,
    draft,
    validate: checkEnquiry,
    submit: async (enquiry) => {
      onSend(enquiry);
      return { ok: true };
    },
  });
  return (
    <Form form={form} label="Contact" className="grid content-start gap-5 sm:grid-cols-2">
      <TextField label="Name" autoComplete="name" required {...form.field('name')} />
      <TextField label="Email" type="email" autoComplete="email" required {...form.field('email')} />
      <div className="sm:col-span-2">
        <TextField label="Subject" required {...form.field('subject')} />
      </div>
      <div className="sm:col-span-2">
        <TextArea label="Message" rows={5} required {...form.field('message')} />
      </div>
      <div className="sm:col-span-2 noscript:hidden">
        <Button type="submit" size="large">
          Send on WhatsApp
        </Button>
      </div>
    </Form>
  );
}
