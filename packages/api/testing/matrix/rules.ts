import { definitions } from '@prahari/contract/definitions';
import type { Role } from '@prahari/contract/roles';
import { accountExportRules } from './account-exports.ts';
import { apiTokenRules } from './api-tokens.ts';
import { authRules } from './auth.ts';
import { documentRules } from './documents.ts';
import { moneyRules } from './money.ts';
import { musterRules } from './muster.ts';
import { offerRules } from './offers.ts';
import { officeRules } from './office.ts';
import { ownRules } from './own.ts';
import { paperPackRules } from './paper-pack.ts';
import { passkeyRules } from './passkeys.ts';
import { peopleRules } from './people.ts';
import { type AccessRule, type MatrixContext, newSession } from './rule.ts';
import { secondFactorRules } from './second-factor.ts';
import { servedRules } from './served.ts';
import { webhookRules } from './webhooks.ts';

/** Rules by endpoint name. Every endpoint must have one. */
export const rules: Record<string, AccessRule> = {
  ...accountExportRules,
  ...apiTokenRules,
  ...authRules,
  ...documentRules,
  ...paperPackRules,
  ...offerRules,
  ...moneyRules,
  ...musterRules,
  ...officeRules,
  ...ownRules,
  ...passkeyRules,
  ...peopleRules,
  ...secondFactorRules,
  ...servedRules,
  ...webhookRules,
};

/** Returns the endpoint and the rule of a name. */
function ruleOf(name: string) {
  const [rule, endpoint] = [rules[name], definitions[name]];
  if (!rule || !endpoint) throw new Error(`${name} has no rule in testing/matrix`);
  return { rule, endpoint };
}

/** Makes the request of an endpoint that must succeed for this role. */
export async function allowedRequest(name: string, context: MatrixContext, role: Role) {
  const { rule, endpoint } = ruleOf(name);
  const request = (await rule.allowed?.(context, role)) ?? {};
  const anybody = () => {
    if (endpoint.access === 'public') return '';
    return endpoint.access === 'admin' ? context.company.admin : newSession(context, role);
  };
  return { ...request, token: request.token ?? (await anybody()), path: request.path ?? endpoint.path };
}

/** Makes an endpoint's request for another person's data; undefined where no data is personal. */
export async function foreignRequest(name: string, context: MatrixContext) {
  const { rule, endpoint } = ruleOf(name);
  if (typeof rule.otherPerson === 'string') return undefined;
  const request = await rule.otherPerson(context);
  const role = endpoint.access === 'admin' || endpoint.access === 'security' ? endpoint.access : 'client';
  const token = request.token ?? (await newSession(context, role));
  return { ...request, token, path: request.path ?? endpoint.path };
}
