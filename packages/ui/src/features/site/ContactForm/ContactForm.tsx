import { Button } from '../../../base/Button/Button.tsx';
import { Form } from '../../../base/Form/Form.tsx';
import { type DraftStore, useForm } from '../../../base/Form/useForm.ts';
import { TextArea } from '../../../base/TextArea/TextArea.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { contactFormWords, type SayContactForm } from './contact-form-words.ts';
import type { Enquiry } from './whatsapp-link.ts';

const labels = (t: SayContactForm): Record<keyof Enquiry, string> => ({
  name: t('name'),
  email: t('email'),
  subject: t('subject'),
  message: t('message'),
});

/** Errors by field: all four values are required, and the email must be valid. Empty when there are none. */
export function checkEnquiry(enquiry: Enquiry, t: SayContactForm): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [name, label] of Object.entries(labels(t))) {
    if (!enquiry[name as keyof Enquiry].trim()) errors[name] = t('isRequiredLabel', { label });
  }
  if (!errors.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(enquiry.email.trim()))
    errors.email = t('emailMustBeAddress');
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
  const t = useWords(contactFormWords);
  const form = useForm<Enquiry>({
    initial: empty,
    draft,
    validate: (enquiry) => checkEnquiry(enquiry, t),
    submit: async (enquiry) => {
      onSend(enquiry);
      return { ok: true };
    },
  });
  return (
    <Form form={form} label={t('contact')} className="grid content-start gap-5 sm:grid-cols-2">
      <TextField label={t('name')} autoComplete="name" required {...form.field('name')} />
      <TextField label={t('email')} type="email" autoComplete="email" required {...form.field('email')} />
      <div className="sm:col-span-2">
        <TextField label={t('subject')} required {...form.field('subject')} />
      </div>
      <div className="sm:col-span-2">
        <TextArea label={t('message')} rows={5} required {...form.field('message')} />
      </div>
      <div className="sm:col-span-2 noscript:hidden">
        <Button type="submit" size="large">
          {t('sendOnWhatsApp')}
        </Button>
      </div>
    </Form>
  );
}
