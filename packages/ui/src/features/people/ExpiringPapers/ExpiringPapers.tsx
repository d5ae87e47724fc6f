import { paperKindLabels } from '@prahari/contract/documents';
import type { ExpiringPaper } from '@prahari/contract/documents.schemas';
import { today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { formatPhone } from '@prahari/domain/phone';
import { Status } from '../../../base/Status/Status.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { paperState } from '../paper-state.ts';

export interface ExpiringPapersProps {
  /** The earliest to expire first. */
  papers: readonly ExpiringPaper[];
  /** The current instant: says what has expired. */
  now: Date;
  /** The record of a guard. */
  guardLink: (guardId: string) => LinkTarget;
}

/** Papers that have expired or expire within 30 days, with their guards. */
export const ExpiringPapers = ({ papers, now, guardLink }: ExpiringPapersProps) => (
  <ul className="border-line-strong border-t text-sm">
    {papers.map(({ _id, kind, number, expiresOn, guard }) => {
      const { tone, mark, text } = paperState(expiresOn, today(now));
      return (
        <li
          key={_id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-2.5 @min-[60rem]:grid-cols-[minmax(0,1.4fr)_10rem_minmax(0,1fr)_11rem_7rem_9rem]"
        >
          <span className="font-medium">
            <RowLink {...guardLink(guard._id)}>{guard.name}</RowLink>
          </span>
          <span className="text-end @min-[60rem]:text-start">{paperKindLabels[kind]}</span>
          <span className="wrap-anywhere text-muted tabular-nums">{number}</span>
          <Status tone={tone} mark={mark} className="justify-self-end @min-[60rem]:justify-self-start">
            {text}
          </Status>
          <span className="text-muted tabular-nums @max-[60rem]:hidden">{formatDay(expiresOn)}</span>
          <a
            href={`tel:${guard.phone.replace(/[^+\d]/g, '')}`}
            className="tabular-nums no-underline hover:underline touch:inline-flex touch:min-h-target touch:items-center @min-[60rem]:text-end"
          >
            {formatPhone(guard.phone)}
          </a>
        </li>
      );
    })}
  </ul>
);
