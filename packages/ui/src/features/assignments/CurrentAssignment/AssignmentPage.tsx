import type { GuardAssignment } from '@prahari/contract/assignments.schemas';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { type DescriptionItem, DescriptionList } from '../../../base/DescriptionList/DescriptionList.tsx';
import { PHONE, PIN } from '../../../base/Icon/contact-shapes.ts';
import { Shape } from '../../../base/Icon/Shape.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { guardDutyWords } from '../guard-duty-words.ts';
import { addressLines, mapsLink } from '../postal-address.ts';

export interface AssignmentPageProps {
  /** The sky with the time left. */
  horizon: ReactNode;
  /** Between the sky and the place: presses that wait. */
  notices?: ReactNode;
  clientName: string;
  location: GuardAssignment['location'];
  /** The office's phone number as displayed: `+91 20 5550 1400`. */
  officePhone: string;
  details: readonly DescriptionItem[];
  /** Beside the ways to the place and the office. */
  actions?: ReactNode;
  /** Below the details. */
  children?: ReactNode;
  /** Under the thumb, at the lower edge of a phone. */
  thumb?: ReactNode;
}

/** Full height less nav bar and tabs on phones, so that the status is at the lower edge; two columns from 56rem. */
const LAYOUT = [
  'flex min-h-[calc(100svh-7rem)] flex-col @min-[56rem]:min-h-0 @min-[56rem]:[&>.shift-frame]:col-span-full',
  '@min-[56rem]:has-[>.shift-frame]:grid @min-[56rem]:grid-cols-[minmax(0,1.5fr)_minmax(22rem,1fr)]',
].join(' ');
/** With text at 200 % a sticky control would cover half of the page. */
const STATUS = [
  'assignment-status sticky bottom-0 z-2 border-line border-t bg-raised shadow-2 @max-[18rem]:static',
  'px-[clamp(1rem,2.5vw,2rem)] pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))]',
  '@min-[56rem]:static @min-[56rem]:border-s @min-[56rem]:border-t-0 @min-[56rem]:bg-transparent',
  '@min-[56rem]:pt-6 @min-[56rem]:shadow-none',
].join(' ');

/** A guard's place and last day: sky, place with directions and the office's phone, and the button to press. */
export function AssignmentPage({
  horizon,
  notices,
  clientName,
  location,
  officePhone,
  details,
  actions,
  children,
  thumb,
}: AssignmentPageProps) {
  const t = useWords(guardDutyWords);
  const lines = addressLines(location);
  const directions = mapsLink(location);
  return (
    <div className="@container">
      <h1 className="sr-only">{t('currentAssignment')}</h1>
      <div className={LAYOUT}>
        {horizon}
        {notices && <div className="@min-[56rem]:col-span-full">{notices}</div>}
        <section aria-labelledby="place" className="flex-1 px-[clamp(1rem,2.5vw,2rem)] pt-5 pb-8">
          <h2 id="place" className="text-lg font-semibold wrap-anywhere @min-[56rem]:text-xl">
            {clientName}
          </h2>
          <address className="mt-1 whitespace-pre-line text-muted not-italic wrap-anywhere">
            {lines.length > 0 ? lines.join('\n') : t('noAddress')}
          </address>
          <div className="mt-4 flex flex-wrap gap-3 *:flex-auto">
            {directions && (
              <ButtonLink href={directions} size="large" target="_blank">
                <Shape shape={PIN} />
                {t('directions')}
              </ButtonLink>
            )}
            <ButtonLink href={`tel:${officePhone.replace(/[^+\d]/g, '')}`} size="large">
              <Shape shape={PHONE} />
              {t('callOffice')}
            </ButtonLink>
            {actions}
          </div>
          <div className="mt-6">
            <DescriptionList items={details} />
          </div>
          {children && <div className="mt-6">{children}</div>}
        </section>
        {thumb && <div className={STATUS}>{thumb}</div>}
      </div>
    </div>
  );
}
