import * as z from 'zod/mini';
import { WEBHOOK_TEST } from './webhooks.ts';
import { shift } from './words.schemas.ts';

/** The bodies that webhooks receive. They name rows by id; a call with an API token reads the rest. */

const payload = <Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) =>
  z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: z.iso.datetime(),
    data,
  });

const assignmentData = {
  assignmentId: z.guid(),
  guardId: z.guid(),
  clientId: z.guid(),
  /** Null when no post of the client had an opening. */
  postId: z.nullable(z.guid()),
  shift,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
};

/** A guard has a new assignment. */
export const guardAssigned = payload('guard.assigned', z.object(assignmentData));

/** A guard took the place of another, whose assignment ended. */
export const guardReplaced = payload(
  'guard.replaced',
  z.object({ ...assignmentData, replacedAssignmentId: z.guid(), replacedGuardId: z.guid() }),
);

/** The office accepted or declined an application. */
export const applicationDecided = payload(
  'application.decided',
  z.object({
    applicationId: z.guid(),
    kind: z.enum(['client', 'security']),
    status: z.enum(['accepted', 'declined']),
    userId: z.guid(),
  }),
);

const billData = z.object({
  billId: z.guid(),
  billNumber: z.string(),
  clientId: z.guid(),
  amount: z.number(),
  dueDate: z.iso.date(),
});

export const billMade = payload('bill.made', billData);
export const billPaid = payload('bill.paid', billData);

/** The test button was pressed. */
export const webhookTest = payload(WEBHOOK_TEST, z.object({ webhookId: z.guid() }));

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
