import { Button } from '../../../base/Button/Button.tsx';
import { PageTitle } from '../../../base/PageTitle/PageTitle.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AuthLink } from '../AuthLink.tsx';
import { authWords } from '../auth-words.ts';

export interface ReportLoginFormProps {
  /** Ends the login. */
  onReport: () => void;
  /** The call runs, or the next page is opening. */
  pending?: boolean;
}

/** A person ends a login that was not theirs, from the link in the mail about it. */
export function ReportLoginForm({ onReport, pending = false }: ReportLoginFormProps) {
  const t = useWords(authWords);
  return (
    <div className="grid gap-8">
      <PageTitle lead={t('somebodyLoggedIn')}>{t('wasItYou')}</PageTitle>
      <p>{t('endThatLogin')}</p>
      <Button variant="danger" size="large" pending={pending} onPress={onReport}>
        {t('itWasNotMe')}
      </Button>
      <p className="text-sm">
        {t('itWasYou')} <AuthLink href="/login">{t('backToLogin')}</AuthLink>
      </p>
    </div>
  );
}
