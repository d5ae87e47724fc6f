import { authRules } from './auth.ts';
import { officeRules } from './office.ts';
import { ownRules } from './own.ts';
import type { AccessRule } from './rule.ts';
import { secondFactorRules } from './second-factor.ts';

/** By the endpoint's name in the contract. An endpoint without a rule fails the matrix. */
export const rules: Record<string, AccessRule> = {
  ...authRules,
  ...officeRules,
  ...ownRules,
  ...secondFactorRules,
};
