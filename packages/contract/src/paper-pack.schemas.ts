import * as z from 'zod/mini';
import { clientNotFound } from './assignments.ts';
import { define } from './definition.ts';
import { choice, id, line, month } from './fields.ts';
import * as wire from './paper-pack.ts';
import { personErased } from './people.ts';
import { dataReply, messageReply } from './reply.schemas.ts';
import { instant, recordId } from './reply-fields.ts';

const MAX_BASE64 = Math.ceil(wire.MAX_CHALLAN_BYTES / 3) * 4;

/** A receipt without its file. */
export const challan = z.object({
  _id: recordId,
  /** `2026-11` */
  month: z.string(),
  /** Missing for one of all clients. */
  clientId: z.optional(recordId),
  kind: z.enum(wire.challanKinds),
  name: z.string(),
  type: z.enum(['application/pdf', 'image/png', 'image/jpeg']),
  /** In bytes. */
  size: z.number(),
  createdAt: instant,
});
export type Challan = z.output<typeof challan>;

export const paperPackQuery = z.object({ clientId: id('Client'), month });
export interface PaperPackQuery {
  clientId: string;
  month: string;
}

export const addChallanBody = z.object({
  /** Missing for a receipt of all clients. */
  clientId: z.optional(id('Client')),
  month,
  kind: choice('Kind', wire.challanKinds),
  name: line('Name', 100),
  /** The file in base64. Its bytes tell its type. */
  content: z
    .string({ error: 'File is required' })
    .check(
      z.minLength(1, { error: 'File is required' }),
      z.maxLength(MAX_BASE64, { error: wire.paperPackMessages.tooLarge }),
      z.regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'File must be base64' }),
    ),
});
export type AddChallanBody = z.input<typeof addChallanBody>;

export const deleteChallanBody = z.object({ challanId: id('Receipt') });
export type DeleteChallanBody = z.input<typeof deleteChallanBody>;

export const listChallans = define(wire.listChallans, {
  summary: 'Receipts of challans of a month, a client’s own and those of all clients.',
  query: paperPackQuery,
  reply: dataReply(z.array(challan)),
});

export const addChallan = define(wire.addChallan, {
  summary: 'Keep the receipt of a challan: a PDF, PNG or JPEG of at most 5 MB.',
  body: addChallanBody,
  reply: dataReply(challan),
  refusals: [clientNotFound, personErased, wire.tooManyChallans, wire.noFileStorage],
});

export const downloadChallan = define(wire.downloadChallan, {
  summary: 'The file of a receipt.',
  reply: z.string(),
  replyTypes: ['application/pdf', 'image/png', 'image/jpeg'],
  refusals: [wire.challanNotFound, wire.noFileStorage],
});

export const deleteChallan = define(wire.deleteChallan, {
  summary: 'Delete a receipt and its file.',
  body: deleteChallanBody,
  reply: messageReply,
  refusals: [wire.challanNotFound],
});

export const downloadPaperPack = define(wire.downloadPaperPack, {
  summary: 'Bills, musters and receipts of a client and month in one ZIP file; audited.',
  query: paperPackQuery,
  reply: z.string(),
  replyTypes: ['application/zip'],
  refusals: [clientNotFound, wire.noBillOfMonth],
});
