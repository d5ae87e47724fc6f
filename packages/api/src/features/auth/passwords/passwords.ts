import {
  type PersonalFields,
  passwordWeakness,
  type Weakness,
  weaknessMessage,
} from '@prahari/contract/weak-password';
import { invalidFields } from '../../../AppError.ts';
import { hashingCost } from './hashing-cost.ts';
import { hashInThread, verifyInThread } from './hashing-pool.ts';

/** argon2id. */
const ARGON2ID = { algorithm: 2, parallelism: 1 } as const;

/** A hash that no password matches, so that unknown addresses take as long as known ones. */
export const UNMATCHABLE_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$UHOjVlFSgROIsEvV5UGF5A$Y46iIaChGTC7R2oFLc0B/SK2HpaSDLUeixgxtfr3IOA';

/** Keyboards produce different code points for the same characters; NFKC unifies them (NIST SP 800-63B). */
const normalize = (password: string): string => password.normalize('NFKC');

/** With a random salt unless one is given. */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> =>
  hashInThread({
    password: normalize(password),
    options: { ...ARGON2ID, ...hashingCost(), ...(salt && { salt }) },
  });

/** Whether a hash has other or weaker parameters than new ones (ASVS 11.2.2). */
export function isOutdated(passwordHash: string): boolean {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? [];
  const { memoryCost, timeCost } = hashingCost();
  return !(Number(memory) >= memoryCost && Number(passes) >= timeCost);
}

/** False without a hash, after the same time. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const right = await verifyInThread({
    password: normalize(password),
    passwordHash: passwordHash ?? UNMATCHABLE_HASH,
  });
  return right && passwordHash !== undefined;
}

/**
 * Whether a password, regardless of case, is on the blocklist (ASVS 6.2.4). The list takes some 5 MB of memory, so it is read when somebody
 * first chooses a password.
 */
export async function isCommon(password: string): Promise<boolean> {
  const { passwordBlocklist } = await import('./password-blocklist.ts');
  return passwordBlocklist.has(normalize(password).toLowerCase());
}

/** Why a password is in the blocklist or clearly weak for this person; undefined when it is neither. */
const weaknessOf = async (password: string, person: PersonalFields): Promise<Weakness | undefined> =>
  passwordWeakness(password, person) ?? ((await isCommon(password)) ? 'common' : undefined);

/** Whether a password is in the blocklist or clearly weak for this person. */
export const isWeak = async (password: string, person: PersonalFields): Promise<boolean> =>
  (await weaknessOf(password, person)) !== undefined;

/**
 * Refuses a password that is in the blocklist or clearly weak for this person.
 * @throws 400 that names the field and says why
 */
export async function refuseWeak(
  field: 'password' | 'newPassword',
  password: string,
  person: PersonalFields = {},
): Promise<void> {
  const weakness = await weaknessOf(password, person);
  if (!weakness) return;
  const label = field === 'password' ? 'Password' : 'New password';
  throw invalidFields([{ path: field, message: weaknessMessage(label, weakness) }]);
}

/** @throws 400 when a new password is the generated one, which it would not replace */
export async function refuseGenerated(newPassword: string, generatedHash: string): Promise<void> {
  if (await verifyPassword(generatedHash, newPassword))
    throw invalidFields([
      { path: 'newPassword', message: 'New password must differ from the generated one' },
    ]);
}
