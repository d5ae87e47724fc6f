import { Button } from '../../../base/Button/Button.tsx';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AuthLink } from '../AuthLink.tsx';
import { authWords } from '../auth-words.ts';

export interface KeepEmailFormProps {
  /** Brings the former email back. */
  onKeep: () => void;
  /** The call runs, or the next page is opening. */
  pending?: boolean;
}

/** The holder of a former email keeps it, from the link in the mail about a new one. */
export function KeepEmailForm({ onKeep, pending = false }: KeepEmailFormProps) {
  const t = useWords(authWords);
  return (
    <div className="grid gap-8">
      <PageTitle lead={t('keepMyEmailLead')}>{t('keepMyEmail')}</PageTitle>
      <p>{t('keepMyEmailMeans')}</p>
      <Button variant="primary" size="large" pending={pending} onPress={onKeep}>
        {t('keepMyEmail')}
      </Button>
      <p className="text-sm">
        <AuthLink href="/login">{t('backToLogin')}</AuthLink>
      </p>
    </div>
  );
}
