import type { Db } from '../db/tables.ts';
import type { ChainHead } from './audit-chain.ts';
import { selectHeads } from './audit-heads.queries.ts';
import { type HeadKeeping, headVerifier, readHead, type SignedHead } from './head-signer.ts';
import { type ChainReport, verifyAuditLog } from './verify-audit-log.ts';

export interface AuditProof extends ChainReport {
  /** The newest signed head that the chain contains; undefined when nothing is proved. */
  proved: SignedHead | undefined;
}

/**
 * Verifies the chain, and that it contains every head that our key has signed: the one beside the key
 * and the one in the database. `known` is a head noted elsewhere. @throws ConfigError for a wrong key
 */
export async function proveAuditLog(db: Db, keeping: HeadKeeping, known?: ChainHead): Promise<AuditProof> {
  const verifier = headVerifier(keeping);
  const beside = readHead(keeping.dataDir);
  const inside = (await selectHeads(db)).filter(({ key_id }) => key_id === verifier?.keyId);
  const heads = verifier ? [...(beside ? [beside] : []), ...inside] : [];
  const forged = heads.find((head) => !verifier?.isValid(head));
  const report = await verifyAuditLog(db, [...(known ? [known] : []), ...heads]);
  if (!report.problem && forged)
    return { ...report, problem: `the signature of head ${forged.seq} is not ours`, proved: undefined };
  const [proved] = heads.toSorted((a, b) => b.seq - a.seq);
  return { ...report, proved: report.problem ? undefined : proved };
}
