import { hash, verify } from '@node-rs/argon2';
import { invalidFields } from '../../AppError.ts';
import { commonPasswords } from './common-passwords.ts';

/** argon2id (2), 19 MiB, two passes: OWASP's first choice for password storage. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of a password that nobody has, so that an unknown address costs as much as a known one. */
export const UNMATCHABLE_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$UHOjVlFSgROIsEvV5UGF5A$Y46iIaChGTC7R2oFLc0B/SK2HpaSDLUeixgxtfr3IOA';

/** The same letters typed on another keyboard give other code points; NFKC makes them one (NIST SP 800-63B). */
const normalize = (password: string): string => password.normalize('NFKC');

/** A salt of its own unless given. */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> =>
  hash(normalize(password), salt ? { ...ARGON2ID, salt } : ARGON2ID);

/** Whether a hash was made with other or weaker parameters than new ones are (ASVS 11.2.2). */
export function isOutdated(passwordHash: string): boolean {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(passwordHash) ?? [];
  return !(Number(memory) >= ARGON2ID.memoryCost && Number(passes) >= ARGON2ID.timeCost);
}

/** Without a hash it takes the same time and says no. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? UNMATCHABLE_HASH, normalize(password));
  return right && passwordHash !== undefined;
}

/** Whether the whole of it, in any case, is one of those that attackers try first (ASVS 6.2.4). */
export const isCommon = (password: string): boolean => commonPasswords.has(normalize(password).toLowerCase());

/** @throws 400 that names the field, for a common password */
export function refuseCommon(field: 'password' | 'newPassword', password: string): void {
  if (!isCommon(password)) return;
  const label = field === 'password' ? 'Password' : 'New password';
  throw invalidFields([{ path: field, message: `${label} is too common. Choose another.` }]);
}
