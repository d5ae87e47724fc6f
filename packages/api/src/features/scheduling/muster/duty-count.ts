import type { DutyPlan } from '@prahari/domain/duty-state';
import { countOf, type DutyCount, type MusterMark } from '@prahari/domain/muster';
import { parseJson } from '../../../db/json-rows.ts';

/** The office's answer to a dispute; nulls while it waits. */
interface Answer {
  counts: DutyCount | null;
  /** In ms since 1970. */
  answeredAt: number | null;
}

interface Counted {
  plan: DutyPlan;
  mark: MusterMark;
  /** JSON of the last correction. */
  correction: string | null;
}

/**
 * Returns what a duty counts: by the last answer to a dispute, or by its mark once the office has corrected
 * it after that answer. One on leave or called off counts nothing.
 */
export function dutyCount({ plan, mark, correction }: Counted, answer: Answer | undefined): DutyCount {
  if (plan === 'leave' || plan === 'cancelled') return 0;
  const correctedAt = correction === null ? 0 : Date.parse(parseJson<{ at: string }>(correction).at);
  const isLast = (answer?.answeredAt ?? 0) >= correctedAt;
  return countOf(mark, (isLast ? answer?.counts : null) ?? undefined);
}
