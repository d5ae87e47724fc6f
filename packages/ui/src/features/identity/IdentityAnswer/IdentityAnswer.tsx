import type { Identity } from '@prahari/contract/identity.schemas';
import { formatClock, formatDay } from '@prahari/domain/format';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { Status } from '../../../base/Status/Status.tsx';
import { Face } from '../Face/Face.tsx';

export interface IdentityAnswerProps {
  /** The company’s answer about the guard; null for a card that is not valid. */
  identity: Identity | null;
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
}

function Facts({ duty, licence }: Identity) {
  const validTo = licence?.validTo ? `, valid until ${formatDay(licence.validTo)}` : '';
  return (
    <DescriptionList
      items={[
        ...(duty ? [{ term: 'Here', detail: [duty.client, duty.city].filter(Boolean).join(', ') }] : []),
        ...(licence ? [{ term: 'Licence', detail: `${licence.number}${validTo}` }] : []),
      ]}
    />
  );
}

function Valid({ identity }: { identity: Identity }) {
  const { name, photograph, company, duty } = identity;
  const until = duty && `On duty here until ${formatClock(duty.until)}`;
  return (
    <>
      <div className="grid justify-items-center gap-3 text-center">
        <Face name={name} photograph={photograph} isOnDuty={duty !== undefined} />
        {duty ? (
          <Status tone="onDuty" mark="lantern">
            {duty.asPlanned ? 'On duty as planned' : 'On duty'}
          </Status>
        ) : (
          <Status tone="muted" mark="ring">
            Not on duty now
          </Status>
        )}
        <h1 className="wrap-anywhere text-xl">{`${name} is a guard of ${company}`}</h1>
        {until && <p className="text-lg">{until}</p>}
      </div>
      <Facts {...identity} />
    </>
  );
}

const NotValid = () => (
  <div className="grid justify-items-center gap-3 text-center">
    <Status tone="danger" mark="cross">
      Not valid
    </Status>
    <h1 className="text-xl">This card is not valid</h1>
    <p className="text-muted">Please keep the card and call us before you let anybody in.</p>
  </div>
);

/** Answers whoever scans a guard's card in one sentence, readable at arm's length. */
export const IdentityAnswer = ({ identity, officePhone }: IdentityAnswerProps) => (
  <div className="mx-auto grid max-w-[26rem] gap-6">
    {identity ? <Valid identity={identity} /> : <NotValid />}
    <div className="grid gap-2">
      <ButtonLink href={`tel:${officePhone.replace(/[^+\d]/g, '')}`} size="large">
        Call office
      </ButtonLink>
      {identity && (
        <p className="text-center text-muted text-sm">
          {identity.photograph ? 'Not this face?' : 'Somebody else?'} Call us, day and night.
        </p>
      )}
    </div>
  </div>
);
