import { type OptionalPurpose, purposeTexts } from '@prahari/contract/consent';
import type { Consent } from '@prahari/contract/consent.schemas';
import { formatInstant } from '@prahari/domain/format';
import { ErrorState } from '../../../base/ErrorState/ErrorState.tsx';
import { Link } from '../../../base/Link/Link.tsx';
import { Skeleton } from '../../../base/Skeleton/Skeleton.tsx';
import { Switch } from '../../../base/Switch/Switch.tsx';
import { AccountSection } from '../AccountSection.tsx';

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
  return (
    <AccountSection
      title="Consent"
      lead={
        <>
          What we use your data for. More in the <Link href="/privacy">Privacy Policy</Link>.
        </>
      }
    >
      {consents.state === 'loading' && <Skeleton rows={2} label="Loading consent" />}
      {consents.state === 'failed' && (
        <ErrorState message="Your consent could not be loaded." onRetry={onRetry} />
      )}
      {consents.state === 'ready' && (
        <ul aria-label="Consent" className="grid gap-4">
          {consents.data.map((consent) => (
            <li key={consent.purpose} className="grid gap-1">
              <Item consent={consent} pending={pending === consent.purpose} onChange={onChange} />
              <p className="text-muted text-xs tabular-nums">{sinceWhen(consent)}</p>
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
  const { title, data, without } = purposeTexts[purpose];
  const meaning = `${data} ${without}`;
  if (purpose === 'service')
    return (
      <>
        <p className="font-medium">{title}</p>
        <p className="text-muted text-sm">{meaning}</p>
      </>
    );
  return (
    <Switch
      label={title}
      hint={meaning}
      on={isGiven}
      pending={pending}
      onChange={(on) => onChange(purpose, on)}
    />
  );
}

function sinceWhen({ isGiven, givenAt, withdrawnAt, notice }: Consent): string {
  if (isGiven && givenAt)
    return `Given ${formatInstant(givenAt)}${notice ? `, with the notice of ${notice}` : ''}`;
  return withdrawnAt ? `Withdrawn ${formatInstant(withdrawnAt)}` : 'Not given on this site';
}
