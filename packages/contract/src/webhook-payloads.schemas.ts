import * as z from 'zod/mini';
import { calendarDay, instant, recordId } from './reply-fields.ts';
import { WEBHOOK_TEST } from './webhooks.ts';
import { shift } from './words.schemas.ts';

/** The bodies that webhooks receive. They name rows by id; a call with an API token reads the rest. */

const payload = <Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    /** The instant of the event. */
    timestamp: instant,
    data,
  });

const assignmentData = {
  assignmentId: recordId,
  guardId: recordId,
  clientId: recordId,
  /** Null when no post of the client had an opening. */
  postId: z.nullable(recordId),
  shift,
  startDate: calendarDay,
  endDate: calendarDay,
};

const guardAssignedData = z.object(assignmentData);

/** A guard has a new assignment. */
export const guardAssigned = payload('guard.assigned', guardAssignedData);
/** That assignment was undone: it is gone. */
export const guardAssignedUndone = payload('guard.assigned.undone', guardAssignedData);

const guardReplacedData = z.object({
  ...assignmentData,
  replacedAssignmentId: recordId,
  replacedGuardId: recordId,
});

/** A guard took the place of another, whose assignment ended. */
export const guardReplaced = payload('guard.replaced', guardReplacedData);
/** That replacement was undone: the replaced assignment goes on, and the new one is gone. */
export const guardReplacedUndone = payload('guard.replaced.undone', guardReplacedData);

const applicationDecidedData = z.object({
  applicationId: recordId,
  kind: z.enum(['client', 'security']),
  status: z.enum(['accepted', 'declined']),
  userId: recordId,
});

/** The office accepted or declined an application. */
export const applicationDecided = payload('application.decided', applicationDecidedData);
/** The application is pending again; `status` is the answer that was taken back. */
export const applicationDecidedUndone = payload('application.decided.undone', applicationDecidedData);

const billData = z.object({
  billId: recordId,
  billNumber: z.string(),
  clientId: recordId,
  amount: z.number(),
  dueDate: calendarDay,
});

export const billMade = payload('bill.made', billData);
export const billPaid = payload('bill.paid', billData);
/** The bill is unpaid again. */
export const billPaidUndone = payload('bill.paid.undone', billData);

/** The test button was pressed. */
export const webhookTest = payload(WEBHOOK_TEST, z.object({ webhookId: recordId }));

export type WebhookPayload =
  | z.output<typeof guardAssigned>
  | z.output<typeof guardReplaced>
  | z.output<typeof applicationDecided>
  | z.output<typeof billMade>
  | z.output<typeof billPaid>
  | z.output<typeof guardAssignedUndone>
  | z.output<typeof guardReplacedUndone>
  | z.output<typeof applicationDecidedUndone>
  | z.output<typeof billPaidUndone>
  | z.output<typeof webhookTest>;

/** The payload of each event, for the description of the API. */
export const webhookPayloads = {
  'guard.assigned': guardAssigned,
  'guard.replaced': guardReplaced,
  'application.decided': applicationDecided,
  'bill.made': billMade,
  'bill.paid': billPaid,
  'guard.assigned.undone': guardAssignedUndone,
  'guard.replaced.undone': guardReplacedUndone,
  'application.decided.undone': applicationDecidedUndone,
  'bill.paid.undone': billPaidUndone,
  [WEBHOOK_TEST]: webhookTest,
} as const;
