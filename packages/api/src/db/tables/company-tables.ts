import type {
  ClientApplicationStatus,
  SecurityApplicationStatus,
  ServiceType,
} from '@prahari/contract/applications';
import type { AssignmentStatus } from '@prahari/contract/assignments';
import type { Company } from '@prahari/contract/company.schemas';
import type { PaperKind } from '@prahari/contract/documents';
import type { GuardStatus } from '@prahari/contract/guards';
import type { LeaveStatus } from '@prahari/contract/leave';
import type { ImpossibleReason } from '@prahari/contract/offers';
import type { ReplaceReason } from '@prahari/contract/post-guards';
import type { WatchStepKind } from '@prahari/contract/watch';
import type { DutyPlan } from '@prahari/domain/duty-state';
import type { DutyCount, MusterState } from '@prahari/domain/muster';
import type { Shift } from '@prahari/domain/shifts';
import type { Generated } from 'kysely';
import type { JsonText } from '../json-rows.ts';

/** All facts but the version, which is a column. */
export type CompanyFacts = Omit<Company, 'version'>;

/** The business: people, applications, posts, assignments and duties. */
export interface CompanyTables {
  /** Facts about the company, in one row. */
  company: {
    id: 1;
    /** JSON of the facts that somebody has entered; the others have defaults. */
    facts: JsonText<CompanyFacts>;
    /** The time since which attendance is kept, also where it is not any more; null where it never was. */
    attendance_since: Generated<string | null>;
    /** The time until which attendance was kept; null while it is. */
    attendance_until: Generated<string | null>;
    version: number;
  };
  guards: {
    id: string;
    user_id: string;
    status: GuardStatus;
    experience: number;
    specialization: string;
    rating: number;
    created_at: string;
    /** The home city; empty when unknown. */
    city: Generated<string>;
    date_of_birth: string | null;
    /** The last day on which a sick guard can't work; null for none. */
    unavailable_until: Generated<string | null>;
    father_name: Generated<string>;
    permanent_address: Generated<string>;
    badge_number: Generated<string>;
    rank: Generated<string>;
    uan: Generated<string>;
    esi_number: Generated<string>;
  };
  /** At most one of each kind per guard. */
  papers: {
    id: string;
    guard_id: string;
    kind: PaperKind;
    number: string;
    /** The last day, included. */
    expires_on: string;
    created_at: string;
  };
  guard_reviews: {
    id: string;
    guard_id: string;
    /** The client who wrote it; null for one who is not in the company any more. */
    client_id: Generated<string | null>;
    client_name: string;
    rating: number;
    comment: string;
    /** The time of the first rating; a change keeps it. */
    created_at: string;
    /** The assignment that was rated, at most once; null for a review from before Prahari. */
    assignment_id: Generated<string | null>;
  };
  clients: {
    id: string;
    user_id: string;
    service_type: ServiceType;
    location: string;
    version: number;
    created_at: string;
    /** The person to ask for; empty when unknown. */
    contact_name: Generated<string>;
    /** The office's own notes. */
    notes: Generated<string>;
    /** A GSTIN or UIN; empty when unknown, like the texts below. */
    gstin: Generated<string>;
    state_code: Generated<string>;
    billing_address: Generated<string>;
    is_composition: Generated<0 | 1>;
    is_tds_only_government: Generated<0 | 1>;
    is_sez: Generated<0 | 1>;
    tds_percent: Generated<number>;
    gst_tds_percent: Generated<number>;
    purchase_order: Generated<string>;
    credit_days: Generated<number>;
    /** 0 for never. */
    silence_days: Generated<number>;
    /** 1 where the client is reminded of bills. */
    reminders: Generated<0 | 1>;
    /** 1 where the public page of a guard's card may name the client. */
    is_named_on_cards: Generated<0 | 1>;
  };
  client_applications: {
    id: string;
    user_id: string;
    service_type: ServiceType;
    location: string;
    start_date: string;
    end_date: string;
    number_of_guards: number;
    additional_details: string;
    status: ClientApplicationStatus;
    created_at: string;
    answered_at: string | null;
    /** The reason the applicant reads; null without one. */
    decline_reason: string | null;
    /** Starts at 1 and goes up when the applicant changes it. */
    version: Generated<number>;
    /** JSON of the client's service before the approval; null if the approval made the client. */
    service_before: Generated<string | null>;
  };
  security_applications: {
    id: string;
    user_id: string;
    full_name: string;
    date_of_birth: string;
    address: string;
    phone_number: string;
    experience: number;
    qualifications: string;
    previous_employer: string;
    additional_details: string;
    status: SecurityApplicationStatus;
    created_at: string;
    answered_at: string | null;
    /** The reason the applicant reads; null without one. */
    decline_reason: string | null;
    /** Starts at 1 and goes up when the applicant changes it. */
    version: Generated<number>;
  };
  /** Places with a shift that clients want guarded. */
  posts: {
    id: string;
    client_id: string;
    /** The request behind it; null for a post that the office added. */
    request_id: string | null;
    street: string;
    city: string;
    state: string;
    zip_code: string;
    shift: Shift | null;
    /** `20:00` in India; null until the shift is chosen, like `hours`. */
    starts_at: Generated<string | null>;
    hours: Generated<number | null>;
    start_date: string;
    /** Before `start_date` for a post that ended before it began. */
    end_date: string;
    asked: number;
    note: string;
    /** JSON of a `PostPosition`; null when unknown. */
    position: Generated<string | null>;
    /** Goes up with each change of its duties, from which its figures are counted. */
    duty_changes: Generated<number>;
    /** The time when the office ended it early. */
    ended_at: string | null;
    created_at: string;
  };
  /** Patterns of a post: who works on which day, and who fills in. */
  rotations: {
    id: string;
    post_id: string;
    days_on: number;
    days_off: number;
    /** JSON lists of ids, in the order of the pattern. */
    guard_ids: string;
    reliever_ids: string;
    /** JSON list of days, null for the usual one, in the order of guards. */
    first_off: string;
    from_day: string;
    to_day: string;
    created_at: string;
  };
  assignments: {
    id: string;
    guard_id: string;
    client_id: string;
    /** Null if no post had an opening for it. */
    post_id: string | null;
    shift: Shift;
    status: AssignmentStatus;
    street: string;
    city: string;
    state: string;
    zip_code: string;
    start_date: string;
    end_date: string;
    /** The hours of its duties: `20:00` in India, and their length. */
    starts_at: string;
    hours: number;
    /** JSON list of days of the week, 1 is Monday; null for all. */
    weekdays: Generated<string | null>;
    /** 1 for a guard who fills in: for a day, until a day, or the days off of a rotation. */
    reliever: Generated<number>;
    /** The rotation that decides its days; null for every day or `weekdays`. */
    rotation_id: Generated<string | null>;
    created_at: string;
    completed_at: string | null;
    /** The reason and note when another guard took over, else null. */
    replace_reason: ReplaceReason | null;
    replace_note: string | null;
  };
  /** Leave that a guard asked for. */
  leaves: {
    id: string;
    guard_id: string;
    from_day: string;
    to_day: string;
    reason: string;
    status: Generated<LeaveStatus>;
    /** The office's words to the guard. */
    note: Generated<string>;
    created_at: string;
    answered_at: Generated<string | null>;
    /** The user who answered. */
    answered_by: Generated<string | null>;
  };
  /** One guard at one post on one day (docs/rules.md). Instants are ms since 1970. */
  duties: {
    id: string;
    assignment_id: string;
    guard_id: string;
    client_id: string;
    post_id: string | null;
    /** The day on which it begins. */
    day: string;
    begins_at: number;
    ends_at: number;
    plan: Generated<DutyPlan>;
    /** The time when the guard was taken off; null unless the plan is `left`. */
    left_at: Generated<number | null>;
    started_at: Generated<number | null>;
    /** The time when the press that started it arrived. */
    arrived_at: Generated<number | null>;
    started_by: Generated<'guard' | 'office' | null>;
    ended_at: Generated<number | null>;
    ended_by: Generated<'guard' | 'office' | null>;
    /** JSON of the position that the guard gave. */
    position: Generated<string | null>;
    /** JSON list of `DutyFlag`. */
    flags: Generated<string>;
    /** The office's word. */
    marked: Generated<'present' | 'late' | 'absent' | null>;
    /** JSON of the last correction. */
    correction: Generated<string | null>;
  };
  /** Steps of the office about a place that nobody had started to guard. Instants are ms since 1970. */
  watch_steps: {
    id: string;
    client_id: string;
    post_id: string | null;
    day: string;
    /** The guard whose duty it is about; null for a place that nobody has. */
    guard_id: string | null;
    begins_at: number;
    kind: WatchStepKind;
    note: string;
    by_user_id: string;
    at: number;
  };
  /** A link by which a guard can take duties. Those sent together have a round, which one yes wins. */
  offers: {
    id: string;
    round_id: string;
    post_id: string;
    guard_id: string;
    /** JSON list of days, in order. */
    days: string;
    /** SHA-256 of the link's token. */
    token_hash: string;
    sent_by: string;
    sent_at: string;
    open_until: string;
    opened_at: Generated<string | null>;
    answer: Generated<'yes' | 'no' | null>;
    answered_at: Generated<string | null>;
    /** The rule that a yes met. */
    impossible: Generated<ImpossibleReason | null>;
    /** JSON list of the assignments that the yes made; null unless it won. They may be gone since. */
    assignment_ids: Generated<string | null>;
  };
  /** Months of posts as they were sent to the client. Instants are ms since 1970. */
  musters: {
    id: string;
    post_id: string;
    /** `2026-11` */
    month: string;
    state: MusterState;
    sent_at: number | null;
    /** The user who sent it last. */
    sent_by: string | null;
    /** The instant from which silence counts as agreed; null where it never does, and while disputes wait. */
    silent_at: number | null;
    /** Duties that were over then were sent. */
    covers_until: Generated<number>;
    /** Since when attendance was kept when it was sent; null where it was not. */
    attended_since: number | null;
    /** Duties that were over then are agreed, but for those with an open dispute. */
    agreed_until: Generated<number>;
    agreed_at: number | null;
    agreed_by: string | null;
    agreed_how: 'login' | 'link' | 'silence' | null;
  };
  muster_disputes: {
    id: string;
    muster_id: string;
    duty_id: string;
    reason: string;
    disputed_at: number;
    /** The answer: what the duty counts; null until then. */
    counts: DutyCount | null;
    note: Generated<string>;
    answered_at: number | null;
    answered_by: string | null;
    /** 1 until the client agrees the rest of the month. */
    is_open: Generated<0 | 1>;
  };
  /** Corrected counts of agreed duties, for the next bill. */
  muster_adjustments: {
    id: string;
    duty_id: string;
    counts: DutyCount;
    reason: string;
    adjusted_at: number;
    adjusted_by: string | null;
  };
  /** Links to agree a month without a login. */
  muster_links: { token_hash: string; muster_id: string; expires_at: string };
  /** Months that guards agreed, with what they agreed. */
  guard_months: { guard_id: string; month: string; days: number; hours: number; agreed_at: string };
  /** Values that an import replaced, for a week. */
  import_changes: {
    /** The import of the audit entry. */
    import_id: string;
    entity: 'guards' | 'clients' | 'posts';
    entity_id: string;
    /** The user of the guard or client. */
    user_id: string;
    /** The values before, as JSON. */
    former: string;
    created_at: string;
  };
}
