/** What a guard must have to be posted: verification and training by the PSARA, and a medical (DECISIONS section 6). */
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
