import type { ReactNode } from 'react';

export interface RecordPageProps {
  /** The kind of record, and the way back. */
  head: ReactNode;
  /** The record, or what stands for it until it is loaded. */
  children: ReactNode;
}

/** On desks the head and the person fill a first column on sunken ground, which is there before the record is loaded too. */
const PAGE = [
  'min-[68rem]:grid min-[68rem]:min-h-[calc(100svh-6.5rem)]',
  'min-[68rem]:grid-cols-[24rem_minmax(0,1fr)] min-[68rem]:grid-rows-[auto_1fr]',
  'min-[68rem]:before:border-line min-[68rem]:before:border-e min-[68rem]:before:bg-sunken',
  'min-[68rem]:before:[grid-area:1/1/span_2]',
  '[&>:not(.record-head,.record-body)]:p-[1.5rem_clamp(1rem,2.5vw,2rem)_0]',
  'min-[68rem]:[&>:not(.record-head,.record-body)]:ps-10',
  'min-[68rem]:[&>:not(.record-head,.record-body)]:[grid-area:1/2/span_2]',
].join(' ');
const HEAD = [
  'record-head flow-root bg-sunken p-[1.5rem_clamp(1rem,2.5vw,2rem)_0.5rem] print:px-0',
  'min-[68rem]:col-start-1 min-[68rem]:row-start-1 min-[68rem]:bg-transparent min-[68rem]:pe-6',
].join(' ');

/** The record of a person as a page of its own, instead of a panel beside a list. */
export const RecordPage = ({ head, children }: RecordPageProps) => (
  <div data-record-page="" className={PAGE}>
    <div className={HEAD}>{head}</div>
    {children}
  </div>
);
