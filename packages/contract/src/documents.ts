import type {
  AddPaperBody,
  ExpiringPaper,
  Paper,
  PaperIdBody,
  UpdatePaperBody,
} from './documents.schemas.ts';
import { createEndpoint, endpoint, queryEndpoint } from './endpoint.ts';
import type { ShortListQuery, ShortListReply } from './lists.ts';
import type { DataReply, MessageReply } from './reply.ts';

/** Papers a guard needs: police verification, PSARA training and a medical. */
export const paperKinds = ['policeVerification', 'psaraTraining', 'medical'] as const;
export type PaperKind = (typeof paperKinds)[number];
export const paperKindLabels = {
  policeVerification: 'Police verification',
  psaraTraining: 'PSARA training',
  medical: 'Medical',
} as const satisfies Record<PaperKind, string>;

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

export const paperNotFound = { status: 404, code: 'papers.not_found', message: 'Paper not found' } as const;

export const paperKindTaken = {
  status: 409,
  code: 'papers.kind_taken',
  message: 'The guard has a paper of this kind. Change that one instead',
} as const;

export const addPaper = createEndpoint<DataReply<Paper>, AddPaperBody>({
  method: 'POST',
  path: '/admin/papers',
  access: 'admin',
});

export const updatePaper = endpoint<DataReply<Paper>, UpdatePaperBody>({
  method: 'PUT',
  path: '/admin/papers',
  access: 'admin',
});

export const deletePaper = endpoint<MessageReply, PaperIdBody>({
  method: 'POST',
  path: '/admin/papers/delete',
  access: 'admin',
});

/** Columns that sort a guard's own papers. */
export const ownPaperColumns = ['expiresOn', 'kind'] as const;

/** The caller's own papers, the earliest to expire first. */
export const listOwnPapers = queryEndpoint<ShortListReply<Paper>, ShortListQuery>({
  method: 'GET',
  path: '/security/papers',
  access: 'security',
});

export const listExpiringPapers = endpoint<DataReply<ExpiringPaper[]>>({
  method: 'GET',
  path: '/admin/papers/expiring',
  access: 'admin',
});
