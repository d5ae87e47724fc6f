import { type EndpointSpec, fieldErrors } from '@prahari/contract';
import { endpoints } from '@prahari/contract/endpoints';
import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Answer, Ask } from './answer.ts';
import { accountAnswers } from './answers/account.ts';
import { accountsAnswers } from './answers/accounts.ts';
import { clientApplicationAnswers, securityApplicationAnswers } from './answers/applications.ts';
import { assignmentAnswers } from './answers/assignments.ts';
import { authAnswers, tokenOf } from './answers/auth.ts';
import { billAnswers, clientAnswers, guardAnswers } from './answers/office.ts';
import { olderAnswers } from './answers/older.ts';
import { recordAnswers } from './answers/records.ts';
import { secondFactorAnswers } from './answers/second-factor.ts';
import { throughNetwork } from './network.ts';
import { Refused } from './refused.ts';
import type { Account, World } from './state.ts';

/** Answers by the name the contract gives an endpoint. */
export const answers: Record<string, Answer> = {
  ...authAnswers,
  ...accountAnswers,
  ...guardAnswers,
  ...clientAnswers,
  ...assignmentAnswers,
  ...billAnswers,
  ...clientApplicationAnswers,
  ...securityApplicationAnswers,
  ...secondFactorAnswers,
  ...recordAnswers,
  ...accountsAnswers,
};

/** Who asks, when the endpoint wants to know. @throws Refused 401 or 403 */
function whoAsks(world: World, { access }: EndpointSpec, request: Request): Account | undefined {
  if (access === 'public') return undefined;
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /, '');
  const me = world.accounts.find((account) => tokenOf(account) === bearer && !account.offSince);
  if (!me) throw new Refused(401, 'auth.no_session', 'Please log in');
  if (access !== 'session' && access !== me.role)
    throw new Refused(403, 'auth.wrong_role', 'This is not for your role');
  return me;
}

/** The body as the contract wants it. @throws Refused 400 with an error per field */
function checkedBody({ body }: EndpointSpec, sent: unknown): unknown {
  if (!body) return undefined;
  const errors = Object.entries(fieldErrors(body, sent)).map(([path, message]) => ({ path, message }));
  if (errors.length)
    throw new Refused(400, 'request.invalid', errors[0]?.message ?? 'Some fields are not right', errors);
  return sent;
}

/** The same key and body get the reply they got before; another body under the same key is refused. */
function once(
  world: World,
  key: string | null,
  body: string,
  make: () => { status: number; reply: unknown },
) {
  const before = key ? world.answered.get(key) : undefined;
  if (before && before.body !== body)
    throw new Refused(409, 'request.key_reused', 'This key was used for another request');
  const made = before ?? { body, ...make() };
  if (key) world.answered.set(key, made);
  return made;
}

/** `ours` counts and pages; `older` sends every row, whatever it is asked, and knows less (DECISIONS section 4). */
export type ApiAge = 'ours' | 'older';

interface Asked {
  world: World;
  /** What the contract calls the endpoint. */
  name: string;
  spec: EndpointSpec;
  age: ApiAge;
}

async function answerTo({ world, name, spec, age }: Asked, request: Request, id: string) {
  const me = whoAsks(world, spec, request);
  const sent = await request.text();
  const body = checkedBody(spec, sent ? JSON.parse(sent) : undefined);
  const query = age === 'older' ? new URLSearchParams() : new URL(request.url).searchParams;
  const make = (age === 'older' && olderAnswers[name]) || answers[name];
  if (!make) throw new Refused(404, 'request.not_found', `The world has no answer for ${name}`);
  const ask = { world, me, body, query, id } as Ask;
  const key = spec.creates ? request.headers.get('idempotency-key') : null;
  return once(world, key, sent, () => ({ status: spec.status ?? 200, reply: make(ask) }));
}

const failure = ({ status, code, message, errors }: Refused) =>
  HttpResponse.json({ success: false, code, message, ...(errors.length && { errors }) }, { status });

function handler(asked: Asked): RequestHandler {
  const { method, path } = asked.spec;
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[verb](`*/api${path.replace('{id}', ':id')}`, async ({ request, params }) => {
    if (!(await throughNetwork())) return HttpResponse.error();
    try {
      const { status, reply } = await answerTo(asked, request, String(params.id ?? ''));
      return HttpResponse.json(reply as Record<string, unknown>, { status });
    } catch (error) {
      if (error instanceof Refused) return failure(error);
      throw error;
    }
  });
}

/** One handler per endpoint of the contract, all over the same world. */
export const worldHandlers = (world: World, age: ApiAge = 'ours'): RequestHandler[] =>
  Object.entries(endpoints).map(([name, spec]) => handler({ world, name, spec, age }));
