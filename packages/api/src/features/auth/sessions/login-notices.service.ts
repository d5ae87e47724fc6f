import { hash } from 'node:crypto';
import { deviceName } from '@prahari/contract/sessions';
import { audit } from '../../../audit/audit.ts';
import { newId } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { countUpTo, increment, incrementAllBelow } from '../../../limits/rate-limits.ts';
import { queueAccountMail, queueUnsentAccountMail } from '../../../mail/accounts/account-mail.queries.ts';
import {
  manyFailedLoginsMail,
  newBrowserMail,
  wrongSecondFactorMail,
} from '../../../mail/accounts/account-mails.ts';
import { userByEmail } from '../users/users.queries.ts';
import { newReportLink } from './login-reports.service.ts';

const DAY_SECONDS = 24 * 3600;
/** Longer than an account lasts: only the first login ever goes untold. */
const FOR_GOOD_SECONDS = 100 * 365 * DAY_SECONDS;
/** Daily mails of one kind to an owner. */
const NOTICES_PER_DAY = 5;
/** The daily number of wrong codes after the right password that the owner hears of. */
export const WRONG_CODES_TOLD = 3;

interface Owner {
  id: string;
  email: string;
}

const mayTell = async (tx: Tx, kind: string, ownerId: string, points = NOTICES_PER_DAY): Promise<boolean> =>
  (await countUpTo(tx, `notice:${kind}:${ownerId}`, { points, windowSeconds: DAY_SECONDS })) === undefined;

/** Tells an account's owner of many failed logins, and takes as long without an account. */
export async function tellOfFailedLogins(db: Db, email: string, siteUrl: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await mayTell(tx, 'failed-logins', hash('sha256', email), 1))) return;
    const user = await userByEmail(tx, email);
    const mail = manyFailedLoginsMail(siteUrl);
    await (user
      ? queueAccountMail(tx, { to: email, mail })
      : queueUnsentAccountMail(tx, { to: email, mail }));
    await audit(tx, {
      actorId: null,
      action: user ? 'manyFailedLogins' : 'manyFailedLoginsUnknownEmail',
      entity: 'users',
      entityId: user?.id ?? newId(),
    });
  });
}

export interface BrowserSeen {
  /** The hashed network of the browser: `sourceKey(address)`. */
  sourceId: string;
  userAgent: string | null;
  /** The begin of the session. */
  loggedInAt: string;
}

/**
 * Tells the owner of a login from an unknown browser, with a link that ends it; but not of the first
 * one, and daily for a user agent and network, because a program without cookies is always new.
 * Returns true if it did.
 */
export async function tellOfNewBrowser(
  tx: Tx,
  { id, email }: Owner,
  { sourceId, userAgent, loggedInAt }: BrowserSeen,
  siteUrl: string,
): Promise<boolean> {
  const alike = hash('sha256', `${sourceId} ${userAgent}`).slice(0, 16);
  const key = `notice:browser-${alike}:${id}`;
  if (!(await incrementAllBelow(tx, [{ key, points: 1, windowSeconds: DAY_SECONDS }]))) return false;
  const { points: browsers } = await increment(tx, `browsers:${id}`, FOR_GOOD_SECONDS);
  if (browsers === 1 || !(await mayTell(tx, 'new-browser', id))) return false;
  const link = await newReportLink(tx, { userId: id, loggedInAt, siteUrl });
  const login = { device: deviceName(userAgent), loggedInAt, link };
  await queueAccountMail(tx, { to: email, mail: newBrowserMail(siteUrl, login) });
  await audit(tx, { actorId: id, action: 'loginFromNewBrowser', entity: 'users', entityId: id });
  return true;
}

/** Counts a wrong code after the right password. Returns true if the owner hears of the third. */
export async function tellOfWrongCodes(db: Db, { id, email }: Owner, siteUrl: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { points } = await increment(tx, `wrong-second-codes:${id}`, DAY_SECONDS);
    if (points !== WRONG_CODES_TOLD) return false;
    await queueAccountMail(tx, { to: email, mail: wrongSecondFactorMail(siteUrl) });
    await audit(tx, { actorId: null, action: 'wrongSecondFactorCodes', entity: 'users', entityId: id });
    return true;
  });
}
