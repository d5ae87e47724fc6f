import { companyChanged } from '@prahari/contract/company';
import { type Company, type updateCompany as contract, panProblem } from '@prahari/contract/company.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { AppError, invalidFields } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import type { CompanyFacts } from '../../db/tables/company-tables.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { defaultFacts } from './company.defaults.ts';
import {
  lockCompany,
  markUnattended,
  selectAttendanceSince,
  selectCompany,
  writeCompany,
} from './company.queries.ts';

type Changes = Omit<ParsedBodyOf<typeof contract>, 'version'>;

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the facts with changes; of a group such as `bank`, each field by itself. */
function withChanges(facts: CompanyFacts, changes: object): CompanyFacts {
  const changed: Record<string, unknown> = { ...facts };
  for (const [name, value] of Object.entries(changes))
    changed[name] = isGroup(value) ? { ...(changed[name] as object), ...value } : value;
  return changed as unknown as CompanyFacts;
}

/** Sorts holidays, and makes the first GSTIN the default where none is. */
function inOrder(facts: CompanyFacts): CompanyFacts {
  const hasDefault = facts.gstins.some(({ isDefault }) => isDefault);
  return {
    ...facts,
    gstins: facts.gstins.map(({ gstin, address = '', isDefault = false }, index) => ({
      gstin,
      address,
      isDefault: hasDefault ? isDefault : index === 0,
    })),
    holidays: [...facts.holidays].sort((a, b) => (a.day < b.day ? -1 : 1)),
  };
}

/** Returns the paths of facts that differ: `legalName`, `bank.ifsc`, `holidays`. */
function changedPaths(before: object, after: object, prefix = ''): string[] {
  const former = before as Record<string, unknown>;
  return Object.entries(after).flatMap(([name, value]) => {
    if (isGroup(value)) return changedPaths(former[name] as object, value, `${prefix}${name}.`);
    return JSON.stringify(former[name]) === JSON.stringify(value) ? [] : [`${prefix}${name}`];
  });
}

/** Returns the facts about the company, with defaults for those that nobody has entered. */
export async function readCompany(db: Db): Promise<Company> {
  const { facts = {}, version = 1 } = (await selectCompany(db)) ?? {};
  return { ...withChanges(defaultFacts, facts), version };
}

/** Returns since when attendance is kept, in ms since 1970; null where it is not. */
export async function attendedSince(db: Db): Promise<number | null> {
  const since = await selectAttendanceSince(db);
  return since === null ? null : Date.parse(since);
}

/** Returns the hours of each shift, which a new post copies. */
export const shiftHours = async (db: Db): Promise<Company['shiftHours']> =>
  (await readCompany(db)).shiftHours;

/** Changes the facts that the body carries. @throws companyChanged, 400 for a PAN that the GSTINs do not contain */
export function updateCompany(
  db: Db,
  actorId: string,
  { version, ...changes }: ParsedBodyOf<typeof contract>,
): Promise<Company> {
  return inTransaction(db, async (tx) => {
    const stored = await lockCompany(tx);
    if (version !== undefined && version !== stored.version) throw new AppError(companyChanged);
    const before = withChanges(defaultFacts, stored.facts);
    const after = inOrder(withChanges(before, changes));
    refuseOtherPan(after, changes);
    const changed = changedPaths(before, after);
    if (changed.length === 0) return { ...before, version: stored.version };
    if (before.attendance === 'off' && after.attendance === 'on') await markUnattended(tx);
    const written = { facts: after, version: stored.version + 1 };
    await writeCompany(tx, written);
    const detail = { changed, attendance: after.attendance, isBodyCorporate: after.isBodyCorporate };
    await audit(tx, { actorId, action: 'updateCompany', entity: 'company', entityId: 'company', detail });
    return { ...after, version: written.version };
  });
}

function refuseOtherPan({ pan, gstins }: CompanyFacts, changes: Changes): void {
  const message = panProblem(pan, gstins);
  if (message) throw invalidFields([{ path: changes.pan ? 'pan' : 'gstins.0.gstin', message }]);
}
