import type { ChallanKind } from '@prahari/contract/registers';

/** Receipts of challans, whose files are in the data directory or a bucket. */
export interface ChallanTables {
  challans: {
    id: string;
    /** `2026-11` */
    month: string;
    /** Null for one of all clients. */
    client_id: string | null;
    kind: ChallanKind;
    name: string;
    type: 'application/pdf' | 'image/png' | 'image/jpeg';
    /** In bytes. */
    size: number;
    created_by: string | null;
    created_at: string;
  };
  /** Files without a receipt: it is being added, or was deleted. */
  loose_files: {
    id: string;
    /** A moment that has come for those of deleted receipts. */
    remove_at: string;
  };
}
