import { audit } from '../../audit/audit.ts';
import { newId, nowText } from '../../db/ids.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashPassword } from './passwords/passwords.ts';
import { readableGroup } from './second-factor/readable-code.ts';
import { hasUserWithRole, insertUser } from './users/users.queries.ts';

const FIRST_ADMIN = 'admin@prahari.example';

/** Returns four groups of five characters, about 99 bits, easy to copy by hand. */
export const generatePassword = (): string => Array.from({ length: 4 }, readableGroup).join('-');

export interface NewAdmin {
  email: string;
  name: string;
  password: string;
  /** True if the server made the password, which has to be replaced. */
  isGenerated: boolean;
}

/** Creates an admin. Returns false when the address has an account. */
export async function createAdmin(
  db: Db,
  { email, name, password, isGenerated }: NewAdmin,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const id = newId();
    const isCreated = await insertUser(tx, {
      id,
      email,
      name,
      phone: '',
      role: 'admin',
      password_hash: passwordHash,
      created_at: nowText(),
      password_generated_at: isGenerated ? nowText() : null,
    });
    if (isCreated) await audit(tx, { actorId: null, action: 'createAdmin', entity: 'users', entityId: id });
    return isCreated;
  });
}

export type FirstAdmin =
  | { outcome: 'not needed' }
  | { outcome: 'made'; email: string /** Only set for a generated password. */; generatedPassword?: string }
  | { outcome: 'address taken'; email: string };

/** Creates the first admin when there is none. Only one of several processes does. */
export async function ensureFirstAdmin(
  db: Db,
  configured: { email: string | undefined; password: string | undefined },
): Promise<FirstAdmin> {
  if (await hasUserWithRole(db, 'admin')) return { outcome: 'not needed' };
  const email = configured.email ?? FIRST_ADMIN;
  const password = configured.password ?? generatePassword();
  const isGenerated = configured.password === undefined;
  if (await createAdmin(db, { email, name: 'Admin', password, isGenerated })) {
    return configured.password
      ? { outcome: 'made', email }
      : { outcome: 'made', email, generatedPassword: password };
  }
  return (await hasUserWithRole(db, 'admin'))
    ? { outcome: 'not needed' }
    : { outcome: 'address taken', email };
}
