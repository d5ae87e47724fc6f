import { type OptionalPurpose, purposeTexts } from '@prahari/contract/auth';
import type { Consent } from '@prahari/contract/auth.schemas';
import { type DateNames, formatDay, formatInstant } from '@prahari/domain/format';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { Link } from '../../../base/Link/Link.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { Switch } from '../../../base/Switch/Switch.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useTexts, useWords } from '../../../base/words/useWords.ts';
import { AccountSection } from '../AccountSection.tsx';
import { accountWords, type SayAccount } from '../account-words.ts';

export interface ConsentSectionProps {
  /** A row for each purpose. */
  consents: { state: 'loading' } | { state: 'failed' } | { state: 'ready'; data: readonly Consent[] };
  /** The purpose whose change is being saved. */
  pending?: OptionalPurpose | undefined;
  /** Gives or withdraws consent to a purpose. */
  onChange: (purpose: OptionalPurpose, isGiven: boolean) => void;
  /** Loads again after a failure. */
  onRetry: () => void;
}

/** The purposes that a person agreed to, explained, with a switch for those that are a choice. */
export function ConsentSection({ consents, pending, onChange, onRetry }: ConsentSectionProps) {
  const t = useWords(accountWords);
  const names = useDateNames();
  return (
    <AccountSection
      title={t('consent')}
      lead={
        <>
          {t('consentLead')} <Link href="/privacy">{t('privacyPolicy')}</Link>.
        </>
      }
    >
      {consents.state === 'loading' && <Skeleton rows={2} label={t('loadingConsent')} />}
      {consents.state === 'failed' && <ErrorState message={t('consentFailed')} onRetry={onRetry} />}
      {consents.state === 'ready' && (
        <ul aria-label={t('consent')} className="grid gap-4">
          {consents.data.map((consent) => (
            <li key={consent.purpose} className="grid gap-1">
              <Item consent={consent} pending={pending === consent.purpose} onChange={onChange} />
              <p className="text-muted text-xs tabular-nums">{sinceWhen(consent, t, names)}</p>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

interface ItemProps {
  consent: Consent;
  pending: boolean;
  onChange: ConsentSectionProps['onChange'];
}

function Item({ consent: { purpose, isGiven }, pending, onChange }: ItemProps) {
  const say = useTexts();
  const { title, data, without } = purposeTexts[purpose];
  const meaning = `${say(data)} ${say(without)}`;
  if (purpose === 'service')
    return (
      <>
        <p className="font-medium">{say(title)}</p>
        <p className="text-muted text-sm">{meaning}</p>
      </>
    );
  return (
    <Switch
      label={say(title)}
      hint={meaning}
      on={isGiven}
      pending={pending}
      onChange={(on) => onChange(purpose, on)}
    />
  );
}

function sinceWhen(
  { isGiven, givenAt, withdrawnAt, notice }: Consent,
  t: SayAccount,
  names: DateNames,
): string {
  if (isGiven && givenAt)
    return notice
      ? t('givenNotice', { at: formatInstant(givenAt, names), notice: formatDay(notice, names) })
      : t('givenAt', { at: formatInstant(givenAt, names) });
  return withdrawnAt ? t('withdrawnAt', { at: formatInstant(withdrawnAt, names) }) : t('notGiven');
}
