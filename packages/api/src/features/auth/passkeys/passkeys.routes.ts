import * as contract from '@prahari/contract/factors.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { relyingPartyOf } from '../../../http/relying-party.ts';
import { markersOf, sendRenewedToken, sendSession } from '../../../http/send-session.ts';
import { data, message, serve } from '../../../http/serve.ts';
import { sessionCookieOf } from '../../../http/session-cookie.ts';
import { endReplacedSession, sessionSeconds } from '../sessions/sessions.service.ts';
import { languageAtLogin } from '../users/language.service.ts';
import {
  passkeyLogin,
  passkeyReauthentication,
  startPasskeyLogin,
  startPasskeyReauthentication,
} from './passkey-login.service.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  requirePasskey,
  startPasskey,
} from './passkeys.service.ts';

function ownPasskeyRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  const { siteUrl } = config;
  const isRequired = config.adminSecondFactor === 'required';
  serve(app, contract.listPasskeys, async ({ caller }) => data(await listPasskeys(db, caller.id)));
  serve(app, contract.startPasskey, async ({ body, caller, context }) => {
    if (isRequired) await requirePasskey(db, caller);
    const site = relyingPartyOf(context, siteUrl);
    const options = { ...body, siteUrl, site };
    return data(await startPasskey(db, caller, options));
  });
  serve(app, contract.addPasskey, async (call) => {
    const { body, caller, context } = call;
    const site = relyingPartyOf(context, siteUrl);
    const { passkey, token } = await addPasskey(db, caller, { ...body, site, siteUrl, isRequired });
    wakeMailer();
    return { ...data(passkey), ...sendRenewedToken(call.context, token, siteUrl) };
  });
  serve(app, contract.renamePasskey, async ({ body: { passkeyId: id, name }, caller }) =>
    data(await renamePasskey(db, caller.id, { id, name })),
  );
  serve(app, contract.removePasskey, async (call) => {
    const { body, caller } = call;
    if (isRequired) await requirePasskey(db, caller);
    const token = await removePasskey(db, caller, { ...body, siteUrl });
    wakeMailer();
    const removed = message('Passkey removed. Your other sessions have ended.');
    return { ...removed, ...sendRenewedToken(call.context, token, siteUrl) };
  });
}

function usedPasskeyRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  const { siteUrl } = config;
  serve(app, contract.startPasskeyLogin, async ({ context }) =>
    data(await startPasskeyLogin(db, relyingPartyOf(context, siteUrl))),
  );
  serve(app, contract.passkeyLogin, async (call) => {
    const { body, context, source, userAgent } = call;
    const cookie = markersOf(call.context, siteUrl);
    const from = { source, siteUrl, userAgent, cookie, onMail: wakeMailer };
    const site = relyingPartyOf(context, siteUrl);
    const seconds = sessionSeconds(body.role);
    const started = await passkeyLogin(db, { ...body, site }, from);
    if (body.cookie) await endReplacedSession(db, sessionCookieOf(context, siteUrl), source);
    const language = await languageAtLogin(db, started.user.id, body.language);
    return sendSession(
      call.context,
      { ...started, language },
      { siteUrl, seconds, wantsCookie: body.cookie },
    );
  });
  serve(app, contract.startPasskeyReauthentication, async ({ caller, context }) =>
    data(await startPasskeyReauthentication(db, caller, relyingPartyOf(context, siteUrl))),
  );
  serve(app, contract.passkeyReauthentication, async (call) => {
    const { body, caller, context } = call;
    const site = relyingPartyOf(context, siteUrl);
    const token = await passkeyReauthentication(db, caller, { credential: body.credential, site });
    return { ...message('Passkey confirmed'), ...sendRenewedToken(call.context, token, siteUrl) };
  });
}

/** Serves the management of passkeys and their use (WebAuthn level 3, docs/adr/0009). */
export function passkeyRoutes(app: App, parts: AppParts): void {
  ownPasskeyRoutes(app, parts);
  usedPasskeyRoutes(app, parts);
}
