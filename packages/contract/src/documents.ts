import type {
  AddPaperBody,
  ExpiringPaper,
  Paper,
  PaperIdBody,
  UpdatePaperBody,
} from './documents.schemas.ts';
import { createEndpoint, endpoint } from './endpoint.ts';
import { refusal } from './refusal.ts';
import type { DataReply, MessageReply } from './reply.ts';

/** Papers a guard needs: police verification, PSARA training and a medical. */
export const paperKinds = ['policeVerification', 'psaraTraining', 'medical'] as const;
export type PaperKind = (typeof paperKinds)[number];
export const paperKindLabels: Record<PaperKind, string> = {
  policeVerification: 'Police verification',
  psaraTraining: 'PSARA training',
  medical: 'Medical',
};

/** A paper that expires within this many days is in the to-do list. */
export const PAPERS_EXPIRE_SOON_DAYS = 30;

export const papersMessages = {
  fetchFailed: 'Failed to fetch papers',
  added: 'Paper added',
  addFailed: 'Failed to add the paper',
  updated: 'Paper changed',
  updateFailed: 'Failed to change the paper',
  deleted: 'Paper deleted',
  deleteFailed: 'Failed to delete the paper',
} as const;

export const paperNotFound = refusal(404, 'papers.not_found', 'Paper not found');

export const paperKindTaken = refusal(
  409,
  'papers.kind_taken',
  'The guard has a paper of this kind. Change that one instead',
);

export const addPaper = createEndpoint<DataReply<Paper>, AddPaperBody>('POST /admin/papers', {
  access: 'admin',
});

export const updatePaper = endpoint<DataReply<Paper>, UpdatePaperBody>('PUT /admin/papers', {
  access: 'admin',
});

export const deletePaper = endpoint<MessageReply, PaperIdBody>('POST /admin/papers/delete', {
  access: 'admin',
});

export const listExpiringPapers = endpoint<DataReply<ExpiringPaper[]>>('GET /admin/papers/expiring', {
  access: 'admin',
});
