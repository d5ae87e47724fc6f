import * as z from 'zod/mini';
import { calendarDay, instant, recordId } from './reply-fields.ts';
import { WEBHOOK_TEST } from './webhooks.ts';
import { shift } from './words.schemas.ts';

/** The bodies that webhooks receive. They name rows by id; a call with an API token reads the rest. */

const payload = <Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    /** When it happened. */
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

/** A guard has a new assignment. */
export const guardAssigned = payload('guard.assigned', z.object(assignmentData));

/** A guard took the place of another, whose assignment ended. */
export const guardReplaced = payload(
  'guard.replaced',
  z.object({ ...assignmentData, replacedAssignmentId: recordId, replacedGuardId: recordId }),
);

/** The office accepted or declined an application. */
export const applicationDecided = payload(
  'application.decided',
  z.object({
    applicationId: recordId,
    kind: z.enum(['client', 'security']),
    status: z.enum(['accepted', 'declined']),
    userId: recordId,
  }),
);

const billData = z.object({
  billId: recordId,
  billNumber: z.string(),
  clientId: recordId,
  amount: z.number(),
  dueDate: calendarDay,
});

export const billMade = payload('bill.made', billData);
export const billPaid = payload('bill.paid', billData);

/** The test button was pressed. */
export const webhookTest = payload(WEBHOOK_TEST, z.object({ webhookId: recordId }));

export type WebhookPayload =
  | z.output<typeof guardAssigned>
  | z.output<typeof guardReplaced>
  | z.output<typeof applicationDecided>
  | z.output<typeof billMade>
  | z.output<typeof billPaid>
  | z.output<typeof webhookTest>;

/** The payload of each event, for the description of the API. */
export const webhookPayloads = {
  'guard.assigned': guardAssigned,
  'guard.replaced': guardReplaced,
  'application.decided': applicationDecided,
  'bill.made': billMade,
  'bill.paid': billPaid,
  [WEBHOOK_TEST]: webhookTest,
} as const;
