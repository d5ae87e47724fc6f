import { type PersonalFields, passwordWeakness } from '@prahari/contract/weak-password';
import { PasswordStrength } from '../../base/PasswordStrength/PasswordStrength.tsx';

export interface RatedPasswordProps {
  /** The password; it is not sent anywhere. */
  value: string;
  /** The person who is to have the password. */
  person: PersonalFields;
}

/** Strength of a new password by the estimator that the server uses as well. Heavy: load it lazily. */
export function RatedPassword({ value, person }: RatedPasswordProps) {
  const personal = [person.name, person.email].filter((text) => text !== undefined);
  return <PasswordStrength value={value} personal={personal} weakness={passwordWeakness(value, person)} />;
}
