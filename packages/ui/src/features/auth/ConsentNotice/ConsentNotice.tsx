import { purposeTexts } from '@prahari/contract/auth';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { Link } from '../../../base/Link/Link.tsx';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { authWords } from '../auth-words.ts';

const { service, whatsApp } = purposeTexts;

export interface ConsentNoticeProps {
  /** For somebody whom the office has invited, who sets a password. */
  invited?: boolean;
}

/**
 * The notice of the DPDP Act where an account begins: what an account needs, and apart from it, what is a person's own choice. Nothing is ticked
 * beforehand. Static: the form around it reads the box when it is sent.
 */
export function ConsentNotice({ invited = false }: ConsentNoticeProps) {
  const t = useWords(authWords);
  const say = useTexts();
  return (
    <section aria-label={t('yourData')} className="grid gap-3 border-line border-t pt-4 text-sm">
      <h2 className="font-semibold">{t('yourData')}</h2>
      <p>
        {t(invited ? 'bySettingPassword' : 'bySigningUp')} <strong>{say(service.title)}:</strong>{' '}
        {say(service.data)} {say(service.without)}
      </p>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{t('onlyIfYouLike')}</legend>
        <Checkbox
          name="whatsApp"
          label={say(whatsApp.title)}
          hint={`${say(whatsApp.data)} ${say(whatsApp.without)}`}
        />
      </fieldset>
      <p className="text-muted">
        {t('withdrawAnyTime')} {t('readPrivacy')}{' '}
        <Link href="/privacy" newTab>
          {t('privacyLink')}
        </Link>
        .
      </p>
    </section>
  );
}
