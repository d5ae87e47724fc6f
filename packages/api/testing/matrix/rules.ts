import { authRules } from './auth.ts';
import { officeRules } from './office.ts';
import { ownRules } from './own.ts';
import { passkeyRules } from './passkeys.ts';
import { peopleRules } from './people.ts';
import type { AccessRule } from './rule.ts';
import { secondFactorRules } from './second-factor.ts';

/** Rules by endpoint name. Every endpoint must have one. */
export const rules: Record<string, AccessRule> = {
  ...authRules,
  ...officeRules,
  ...ownRules,
  ...passkeyRules,
  ...peopleRules,
  ...secondFactorRules,
};
