import { purposeTexts } from '@prahari/contract/consent';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { Link } from '../../../base/Link/Link.tsx';

const { service, whatsApp } = purposeTexts;

export interface ConsentNoticeProps {
  /** For somebody whom the office has invited, who sets a password. */
  invited?: boolean;
}

/**
 * The notice of the DPDP Act where an account begins: what an account needs, and apart from it, what is a person's own choice. Nothing is ticked
 * beforehand. Static: the form around it reads the box when it is sent.
 */
export const ConsentNotice = ({ invited = false }: ConsentNoticeProps) => (
  <section aria-label="Your data" className="grid gap-3 border-line border-t pt-4 text-sm">
    <h2 className="font-semibold">Your data</h2>
    <p>
      {invited ? 'By setting a password' : 'By signing up'} you agree to what the account needs.{' '}
      <strong>{service.title}:</strong> {service.data} {service.without}
    </p>
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">Only if you like</legend>
      <Checkbox name="whatsApp" label={whatsApp.title} hint={`${whatsApp.data} ${whatsApp.without}`} />
    </fieldset>
    <p className="text-muted">
      You can withdraw at any time in Account. Read{' '}
      <Link href="/privacy" newTab>
        how we handle your data
      </Link>
      .
    </p>
  </section>
);
