import type { ReactNode } from 'react';

export interface RecordLayoutProps {
  /** Who it is, how to reach the person, and facts. */
  aside: ReactNode;
  children: ReactNode;
}

const PERSON = [
  'record-person pt-1 pb-5',
  'in-data-record-page:bg-sunken in-data-record-page:px-[clamp(1rem,2.5vw,2rem)] in-data-record-page:pt-0 in-data-record-page:pb-8',
  'sm:max-[68rem]:in-data-record-page:grid sm:max-[68rem]:in-data-record-page:grid-cols-2 sm:max-[68rem]:in-data-record-page:gap-x-10',
  'min-[68rem]:in-data-record-page:col-start-1 min-[68rem]:in-data-record-page:row-start-2',
  'min-[68rem]:in-data-record-page:bg-transparent min-[68rem]:in-data-record-page:pe-6 print:in-data-record-page:px-0',
].join(' ');
const SECTIONS = [
  '@container min-w-0 border-line border-t in-data-record-page:max-w-[80rem]',
  'in-data-record-page:px-[clamp(1rem,2.5vw,2rem)] in-data-record-page:pt-2 in-data-record-page:pb-16',
  'min-[68rem]:in-data-record-page:border-t-0 min-[68rem]:in-data-record-page:ps-10',
  'min-[68rem]:in-data-record-page:[grid-area:1/2/span_2] print:in-data-record-page:px-0',
].join(' ');

/** A person's record: one column in a panel; a RecordPage arranges it by the width of the screen. */
export const RecordLayout = ({ aside, children }: RecordLayoutProps) => (
  <div className="record-body min-[68rem]:in-data-record-page:contents">
    <div className={PERSON}>{aside}</div>
    <div className={SECTIONS}>{children}</div>
  </div>
);
