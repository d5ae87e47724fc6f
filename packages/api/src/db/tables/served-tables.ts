import type { ProblemStatus } from '@prahari/contract/problems';
import type { Generated } from 'kysely';

/** Problems that clients report, guards' calendars and guards' cards. */
export interface ServedTables {
  problems: {
    id: string;
    client_id: string;
    post_id: string;
    /** The client's words. */
    text: string;
    status: Generated<ProblemStatus>;
    created_at: string;
    /** The time of the report or the last answer. */
    changed_at: string;
  };
  problem_answers: {
    id: string;
    problem_id: string;
    text: string;
    answered_by: string | null;
    answered_at: string;
  };
  /** Addresses of guards' calendars; at most one each. */
  calendar_feeds: {
    guard_id: string;
    /** SHA-256 of the address's token. */
    token_hash: string;
    created_at: string;
  };
  /** Coming duties that a guard's calendar had and that were deleted. Instants are ms since 1970. */
  removed_duties: {
    guard_id: string;
    assignment_id: string;
    day: string;
    begins_at: number;
    ends_at: number;
  };
  /** Cards of guards; at most one each. */
  identity_cards: { guard_id: string; token: string; created_at: string };
}
