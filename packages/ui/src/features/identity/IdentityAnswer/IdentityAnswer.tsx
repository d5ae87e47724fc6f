import type { Identity } from '@prahari/contract/identity.schemas';
import { formatClock, formatDay } from '@prahari/domain/format';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { PHONE } from '../../../base/Icon/contact-shapes.ts';
import { Shape } from '../../../base/Icon/Shape.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { useDateNames } from '../../../base/words/date-words.ts';
import { useWords } from '../../../base/words/useWords.ts';
import { Face } from '../Face/Face.tsx';
import { identityAnswerWords } from '../identity-card-words.ts';

export interface IdentityAnswerProps {
  /** The company’s answer about the guard; null for a card that is not valid. */
  identity: Identity | null;
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
}

function Facts({ duty, licence }: Identity) {
  const t = useWords(identityAnswerWords);
  const names = useDateNames();
  const number = licence?.number ?? '';
  return (
    <DescriptionList
      items={[
        ...(duty ? [{ term: t('here'), detail: [duty.client, duty.city].filter(Boolean).join(', ') }] : []),
        ...(licence
          ? [
              {
                term: t('licence'),
                detail: licence.validTo
                  ? t('licenceUntil', { number, day: formatDay(licence.validTo, names) })
                  : number,
              },
            ]
          : []),
      ]}
    />
  );
}

function Valid({ identity }: { identity: Identity }) {
  const { name, photograph, company, duty } = identity;
  const t = useWords(identityAnswerWords);
  const until = duty && t('onDutyUntil', { time: formatClock(duty.until) });
  return (
    <>
      <div className="grid justify-items-center gap-3 text-center">
        <Face name={name} photograph={photograph} isOnDuty={duty !== undefined} />
        {duty ? (
          <Status tone="onDuty" mark="lantern">
            {duty.asPlanned ? t('onDutyAsPlanned') : t('onDuty')}
          </Status>
        ) : (
          <Status tone="muted" mark="ring">
            {t('notOnDuty')}
          </Status>
        )}
        <h1 className="wrap-anywhere text-xl">{t('isGuardOf', { name, company })}</h1>
        {until && <p className="text-lg">{until}</p>}
      </div>
      <Facts {...identity} />
    </>
  );
}

function NotValid() {
  const t = useWords(identityAnswerWords);
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <Status tone="danger" mark="cross">
        {t('notValid')}
      </Status>
      <h1 className="text-xl">{t('thisNotValid')}</h1>
      <p className="text-muted">{t('keepCard')}</p>
    </div>
  );
}

/** Answers whoever scans a guard's card in one sentence, readable at arm's length. */
export function IdentityAnswer({ identity, officePhone }: IdentityAnswerProps) {
  const t = useWords(identityAnswerWords);
  return (
    <div className="mx-auto grid max-w-[26rem] gap-6">
      {identity ? <Valid identity={identity} /> : <NotValid />}
      <div className="grid gap-2">
        <ButtonLink href={`tel:${officePhone.replace(/[^+\d]/g, '')}`} size="large">
          <Shape shape={PHONE} />
          {t('callOffice')}
        </ButtonLink>
        {identity && (
          <p className="text-center text-muted text-sm">
            {t(identity.photograph ? 'notThisFace' : 'somebodyElse')}
          </p>
        )}
      </div>
    </div>
  );
}
