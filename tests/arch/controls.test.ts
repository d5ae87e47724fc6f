import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_TOKEN_CALLS_PER_MINUTE, API_TOKEN_MAX_DAYS, MAX_API_TOKENS } from '@prahari/contract/api-tokens';
import * as limits from '@prahari/contract/constants';
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MINUTES } from '@prahari/contract/factors';
import { MUSTER_LINK_DAYS } from '@prahari/contract/muster';
import { LINK_ANSWERS_PER_MINUTE, UNKNOWN_LINKS_PER_HOUR } from '@prahari/contract/offers';
import { MAX_WEBHOOKS } from '@prahari/contract/webhooks';
import { expect, test } from 'vitest';
import { readConfig } from '../../packages/api/src/config.ts';
import { FAILURES_TOLD } from '../../packages/api/src/features/auth/limits/login-limits.ts';
import {
  FAILURES_WITHOUT_DELAY,
  NEW_NETWORK_TRIES,
} from '../../packages/api/src/features/auth/limits/login-wait.ts';
import {
  BURST_SECONDS,
  MAILS_PER_BURST,
  MAILS_PER_HOUR,
} from '../../packages/api/src/features/auth/limits/source-mails.service.ts';
import { REFUSED_PASSKEYS } from '../../packages/api/src/features/auth/passkeys/passkey-login.service.ts';
import { FULL_HASHING_COST } from '../../packages/api/src/features/auth/passwords/hashing-cost.ts';
import { WRONG_CODES_PER_DAY } from '../../packages/api/src/features/auth/second-factor/verify-second-factor.service.ts';
import { KNOWN_FOR_DAYS } from '../../packages/api/src/features/auth/sessions/known-browsers.ts';
import { WRONG_CODES_TOLD } from '../../packages/api/src/features/auth/sessions/login-notices.service.ts';
import {
  CODE_ATTEMPTS_PER_DAY,
  WRONG_CODES_PER_SOURCE,
  WRONG_CODES_PER_SOURCE_AND_DAY,
} from '../../packages/api/src/features/auth/signup/code-attempts.service.ts';
import {
  CODE_SENDS_OF_ALL,
  FIRST_RESET_CODES,
  RESET_LINKS_PER_MINUTE,
} from '../../packages/api/src/features/auth/signup/code-sends.service.ts';
import { OFFICE_MAILS_PER_DAY } from '../../packages/api/src/features/messages/messages.service.ts';
import { CALLS_PER_LINK } from '../../packages/api/src/features/scheduling/muster/muster-links.service.ts';
import { MAX_BODY_BYTES, MAX_STRANGER_BODY_BYTES } from '../../packages/api/src/http/body-limit.ts';
import { OWN_AUTH_CALLS_PER_HOUR } from '../../packages/api/src/http/limit-calls.ts';
import { MAX_CONNECTIONS, MAX_PIPELINED } from '../../packages/api/src/http/limit-connections.ts';
import { MAX_UNREAD_BYTES } from '../../packages/api/src/http/limit-unread.ts';
import { MAX_WAITING } from '../../packages/api/src/limits/hashing-queue.ts';
import { root, sourceFiles, trackedFiles } from './source-files.ts';

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const document = text('docs/security/controls.md');
const section = (title: string) => document.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const rows = (title: string) =>
  [...section(title).matchAll(/^\| (?!---)(.+) \|$/gm)].map(([, row = '']) => row);
/** A constant that its file does not export. */
const numberIn = (file: string, name: string) =>
  Number(new RegExp(`const ${name} = (\\d+)`).exec(text(`packages/api/src/${file}`))?.[1]);

test('the documented limits equal the limits in the code', () => {
  expect(rows('Limits').slice(1)).toEqual([
    `password | ${limits.PASSWORD_MIN} to ${limits.PASSWORD_MAX} characters, any; no rules of composition, no forced renewal`,
    `digits of a mailed code | ${limits.OTP_LENGTH}`,
    `minutes a mailed code is valid | ${limits.OTP_LIFETIME_MINUTES}`,
    `tries of one source at a mailed code | ${limits.OTP_TRIES}`,
    `codes of one purpose that one source has sent to an address in a day | ${limits.OTP_SENDS_PER_DAY}`,
    `codes of one purpose that all sources have sent to an address in a day | ${CODE_SENDS_OF_ALL}`,
    `codes for a reset of an address in a day past that, each the first of its source | ${FIRST_RESET_CODES}`,
    `links for a reset of an address in a minute past that, each the first of its source in a day | ${RESET_LINKS_PER_MINUTE}`,
    `seconds between two sends | ${limits.RESEND_COOLDOWN_SECONDS}`,
    `tries in a day at codes of one purpose of an address that one source asked for, and of all other sources together | ${CODE_ATTEMPTS_PER_DAY}`,
    `wrong codes from one source in an hour, for any address | ${WRONG_CODES_PER_SOURCE}`,
    `wrong codes from one source in a day, for any address | ${WRONG_CODES_PER_SOURCE_AND_DAY}`,
    `failed logins of an account from one source in 15 minutes | ${numberIn('features/auth/limits/login-throttle.ts', 'MAX_FAILURES')}`,
    `failed logins of an account in a day before each further one has to wait, from browsers it does not know | ${FAILURES_WITHOUT_DELAY}`,
    `tries in a day of all networks that are new to an account while it has to wait | ${NEW_NETWORK_TRIES}`,
    `failed logins of an account in a day of which its owner is told | ${FAILURES_TOLD}`,
    `wrong second-factor codes after the right password in a day of which the owner is told | ${WRONG_CODES_TOLD}`,
    `days for which a browser is known to an account | ${KNOWN_FOR_DAYS}`,
    `wrong app codes of an admin in a day, from all sources | ${WRONG_CODES_PER_DAY}`,
    `passkeys of an account | ${MAX_PASSKEYS}`,
    `API tokens of an admin | ${MAX_API_TOKENS}`,
    `days an API token lasts at most | ${API_TOKEN_MAX_DAYS}`,
    `calls of an API token in a minute | ${API_TOKEN_CALLS_PER_MINUTE}`,
    `webhooks of the company | ${MAX_WEBHOOKS}`,
    `minutes a challenge for a passkey is valid, once | ${PASSKEY_CHALLENGE_MINUTES}`,
    `refused uses of one passkey from one source in 15 minutes | ${REFUSED_PASSKEYS}`,
    `calls to an endpoint of \`/api/auth\` without a session from one network in an hour | ${readConfig({}).authCallsPerSource}`,
    `calls to \`/api/auth\` with one session, or from one browser that the account knows, in an hour | ${OWN_AUTH_CALLS_PER_HOUR}`,
    `mails that one source causes in an hour | ${MAILS_PER_HOUR}`,
    `mails that one source causes in ${BURST_SECONDS} seconds | ${MAILS_PER_BURST}`,
    `mails to each admin that the acts of one person cause in a day | ${OFFICE_MAILS_PER_DAY}`,
    `requests of a client that wait for an answer | ${limits.MAX_PENDING_REQUESTS}`,
    `requests of a client in a day | ${limits.MAX_REQUESTS_PER_DAY}`,
    `writes of a client or guard in a minute | ${limits.MAX_WRITES_PER_MINUTE}`,
    `calls that wait to hash in a process | ${MAX_WAITING}`,
    `bytes of a request's body | ${MAX_BODY_BYTES}`,
    `bytes of a body without a session, or for a call that hashes | ${MAX_STRANGER_BODY_BYTES}`,
    `connections that a process keeps open | ${MAX_CONNECTIONS}`,
    `calls of a connection that wait for their replies | ${MAX_PIPELINED}`,
    `bytes of replies that wait in a process for clients to read them | ${MAX_UNREAD_BYTES}`,
    `rows of a page | ${limits.LIST_LIMIT_MAX}`,
    `guards in a request | ${limits.MAX_GUARDS}`,
    `calls with one link to a month in an hour | ${CALLS_PER_LINK}`,
    `days of a link to a month | ${MUSTER_LINK_DAYS}`,
    `rupees in a bill | ${limits.MAX_AMOUNT}`,
    `unknown links that a network can try in an hour; known ones work all the same | ${UNKNOWN_LINKS_PER_HOUR}`,
    `answers by one link in a minute | ${LINK_ANSWERS_PER_MINUTE}`,
    'duties of a guard at the same time | 1',
  ]);
});

test('the documented session lifetimes equal those in the code', () => {
  const source = text('packages/api/src/features/auth/sessions/sessions.service.ts');
  expect(source).toContain('{ absolute: 12 * HOUR, idle: 2 * HOUR }');
  expect(source).toContain('{ absolute: 7 * 24 * HOUR, idle: 24 * HOUR }');
  expect(section('Sessions')).toContain(
    'Clients and guards 7 days, or 24 hours unused; admins 12 hours, or 2 hours unused.',
  );
});

test('every database table has a documented data class', () => {
  const tables = sourceFiles()
    .filter((file) => file.startsWith('packages/api/src/db/tables/'))
    .flatMap((file) => [...text(file).matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name));
  const classes = rows('Data')
    .slice(1)
    .map((row) => /^`(\w+)` \| (?:secret|personal|business|technical)/.exec(row)?.[1]);
  expect(classes.toSorted()).toEqual(tables.toSorted());
});

test('the cryptography inventory lists exactly the files that use cryptography', () => {
  const uses = /from '(?:node:crypto|@node-rs\/argon2|otpauth)'/;
  const files = sourceFiles().filter(
    (file) =>
      /^(?:packages|src)\//.test(file) &&
      !/\.test\.ts$|\/(?:testing|fuzz|demo)\//.test(file) &&
      uses.test(text(file)),
  );
  const named = rows('Cryptography').flatMap((row) =>
    [...row.matchAll(/`(packages\/[^`]+)`/g)].map(([, file]) => file),
  );
  expect(named.toSorted()).toEqual(files.toSorted());
});

test('every hash is SHA-256 or a password hash', () => {
  const algorithms = sourceFiles().flatMap((file) =>
    [...text(file).matchAll(/createH(?:ash|mac)\('([^']+)'/g)].map(([, name]) => `${file}: ${name}`),
  );
  expect(algorithms.length).toBeGreaterThan(3);
  expect(algorithms.filter((one) => !one.endsWith(': sha256'))).toEqual([]);
});

test('only tests set another cost of password hashes', () => {
  const set = /\bsetHashingCost\b|testing\/(?:low-hashing-cost|main)\b/;
  const files = trackedFiles(['packages', 'scripts', 'src']).filter(
    (file) => /\.(?:ts|tsx|mjs|astro|sh)$/.test(file) && set.test(text(file)),
  );
  const allowed =
    /\.test\.ts$|^packages\/api\/(?:testing\/|src\/features\/auth\/passwords\/hashing-cost\.ts$)/;
  expect(files).toContain('packages/api/testing/low-hashing-cost.ts');
  expect(files.filter((file) => !allowed.test(file))).toEqual([]);
  expect(FULL_HASHING_COST).toEqual({ memoryCost: 19 * 1024, timeCost: 2 });
});
