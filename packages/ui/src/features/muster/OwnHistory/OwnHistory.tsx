import type { WorkedMonth } from '@prahari/contract/muster.schemas';
import { formatMonth } from '@prahari/domain/format';

export interface OwnHistoryProps {
  /** Months with duties, the latest first. */
  months: readonly WorkedMonth[];
  /** Opens a month. */
  onOpen: (month: string) => void;
}

const daysText = ({ days, hours }: WorkedMonth): string =>
  `${days === 1 ? '1 day' : `${days} days`}, ${hours === 1 ? '1 hour' : `${hours} hours`}`;

/** The guard's months with days and hours. */
export const OwnHistory = ({ months, onOpen }: OwnHistoryProps) => (
  <section aria-labelledby="own-history" className="mt-10 max-w-[34rem]">
    <h2 id="own-history" className="font-semibold text-lg">
      Your months
    </h2>
    {months.length === 0 ? (
      <p className="mt-2 text-muted text-sm">Your first month will be here once a duty is done.</p>
    ) : (
      <ul className="mt-2 border-line border-t">
        {months.map((one) => (
          <li key={one.month} className="border-line border-b">
            <button
              type="button"
              className="grid min-h-target w-full gap-x-4 py-3 text-start"
              onClick={() => onOpen(one.month)}
            >
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium underline">{formatMonth(one.month)}</span>
                <span className="font-medium tabular-nums">{daysText(one)}</span>
              </span>
              <span className="wrap-anywhere text-muted text-sm">{one.clients.join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </section>
);
