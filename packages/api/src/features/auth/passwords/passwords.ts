import type { PersonalFields, Weakness } from '@prahari/contract/weak-password';
import { invalidFields } from '../../../AppError.ts';
import { hashingCost } from './hashing-cost.ts';
import { hashInThread, verifyInThread } from './hashing-pool.ts';

const ARGON2ID = { algorithm: 2, parallelism: 1 } as const;

/** A hash that no password matches, so that unknown addresses take as long as known ones. */
export const UNMATCHABLE_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$UHOjVlFSgROIsEvV5UGF5A$Y46iIaChGTC7R2oFLc0B/SK2HpaSDLUeixgxtfr3IOA';

/** Unifies code points that differ by keyboard (NFKC, NIST SP 800-63B). */
const normalize = (password: string): string => password.normalize('NFKC');

/** Hashes a password with the salt, or a random one. */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> =>
  hashInThread({
    password: normalize(password),
    options: { ...ARGON2ID, ...hashingCost(), ...(salt && { salt }) },
  });

/** True if a hash has other or weaker parameters than new ones (ASVS 11.2.2). */
export function isOutdated(passwordHash: string): boolean {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? [];
  const { memoryCost, timeCost } = hashingCost();
  return !(Number(memory) >= memoryCost && Number(passes) >= timeCost);
}

/** Returns false without a hash, after the same time. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const right = await verifyInThread({
    password: normalize(password),
    passwordHash: passwordHash ?? UNMATCHABLE_HASH,
  });
  return right && passwordHash !== undefined;
}

/** True if a password is on the blocklist (ASVS 6.2.4), which is loaded on demand. */
export async function isCommon(password: string): Promise<boolean> {
  const { passwordBlocklist } = await import('./password-blocklist.ts');
  return passwordBlocklist.has(normalize(password).toLowerCase());
}

/** Loads the words that passwords are compared with, which take much memory. */
const weakness = () => import('@prahari/contract/weak-password');

/** Returns the weakness of a password for this person, or undefined. */
async function weaknessOf(password: string, person: PersonalFields): Promise<Weakness | undefined> {
  const { passwordWeakness } = await weakness();
  return passwordWeakness(password, person) ?? ((await isCommon(password)) ? 'common' : undefined);
}

/** True if a password is on the blocklist or clearly weak for this person. */
export const isWeak = async (password: string, person: PersonalFields): Promise<boolean> =>
  (await weaknessOf(password, person)) !== undefined;

/** @throws 400 that names field and reason for a common or clearly weak password */
export async function refuseWeak(
  field: 'password' | 'newPassword',
  password: string,
  person: PersonalFields = {},
): Promise<void> {
  const found = await weaknessOf(password, person);
  if (!found) return;
  const { weaknessMessages } = await weakness();
  throw invalidFields([{ path: field, message: weaknessMessages[field][found] }]);
}

/** @throws 400 for a new password that is the generated one */
export async function refuseGenerated(newPassword: string, generatedHash: string): Promise<void> {
  if (await verifyPassword(generatedHash, newPassword))
    throw invalidFields([
      { path: 'newPassword', message: 'New password must differ from the generated one' },
    ]);
}
