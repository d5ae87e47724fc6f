import { authMessages } from '@prahari/contract/auth';
import * as contract from '@prahari/contract/auth.schemas';
import { setLanguage as setLanguageEndpoint } from '@prahari/contract/my-account.schemas';
import { loginReportMessages } from '@prahari/contract/sessions';
import * as sessions from '@prahari/contract/sessions.schemas';
import type { Context } from 'hono';
import type { AppParts } from '../../http/app-parts.ts';
import type { App, AppEnv } from '../../http/context.ts';
import { markersOf, sendRenewedToken, sendSession, setMarker } from '../../http/send-session.ts';
import { data, message, serve } from '../../http/serve.ts';
import { clearSessionCookie, clearSiteData, sessionCookieOf } from '../../http/session-cookie.ts';
import { hasOtherRequests } from '../../http/take-turns.ts';
import { sourceKey, sourceNetwork } from '../../limits/source-network.ts';
import { changePassword } from './change-password.service.ts';
import { countSourceMail } from './limits/source-mails.service.ts';
import { knownBrowserOf, leaveProcessorWhile, login } from './login.service.ts';
import { forgotPassword, resetPassword } from './reset-password.service.ts';
import { reportLogin } from './sessions/login-reports.service.ts';
import {
  endOtherSessions,
  endReplacedSession,
  endSession,
  listSessions,
  logOut,
  sessionSeconds,
} from './sessions/sessions.service.ts';
import { register, resendCode } from './signup/registration.service.ts';
import { verifyCode } from './signup/verify-code.service.ts';
import { languageAtLogin, setLanguage } from './users/language.service.ts';
import { shownAccountOf } from './users/users.service.ts';

const codeSent = message('If this address can be used, a code is on its way to it.');

/** Counts the mail that a call causes and returns its sourceKey. @throws tooSoon */
async function countedSourceId({ db, config }: AppParts, source: string): Promise<string> {
  const sourceId = sourceKey(source);
  await countSourceMail(db, { sourceId, callsPerHour: config.authCallsPerSource });
  return sourceId;
}

/** Lets a browser that the account knows wait and count by itself. */
const byBrowser = ({ db, config }: AppParts) => ({
  beforeHashing: ({ body: { email }, context }: { body: { email: string }; context: Context<AppEnv> }) =>
    knownBrowserOf(db, email, markersOf(context, config.siteUrl)),
});

/** Returns what wrong codes count for: a known browser, or else the client IP's network. */
const triesSource = (source: string, browser: string | undefined): string =>
  browser === undefined ? sourceNetwork(source) : `browser:${browser}`;

function signupRoutes(app: App, parts: AppParts): void {
  const { db, config, wakeMailer } = parts;
  serve(app, contract.register, async ({ body, source }) => {
    const sourceId = await countedSourceId(parts, source);
    const registration = await register(db, body, { sourceId, siteUrl: config.siteUrl });
    wakeMailer();
    return { ...codeSent, registration };
  });
  serve(
    app,
    contract.resendOtp,
    async ({ body: { email, registration }, source }) => {
      await resendCode(db, { email, registration, sourceId: await countedSourceId(parts, source) });
      wakeMailer();
      return codeSent;
    },
    byBrowser(parts),
  );
  serve(
    app,
    contract.verifyOtp,
    async ({ body: { email, otp, registration }, source, browser }) => {
      const attempt = {
        email,
        registration,
        source: triesSource(source, browser),
        sourceId: sourceKey(source),
      };
      const purpose = await verifyCode(db, attempt, otp);
      return message(purpose === 'signup' ? authMessages.verified : authMessages.otpVerified);
    },
    byBrowser(parts),
  );
}

function resetRoutes(app: App, parts: AppParts): void {
  const { db, config, wakeMailer } = parts;
  serve(
    app,
    contract.forgotPassword,
    async ({ body: { email }, source, context, browser }) => {
      // A known browser has a limit of its own, so that strangers behind its address can't use it up.
      const sourceId = browser ? sourceKey(source) : await countedSourceId(parts, source);
      const { siteUrl } = config;
      await forgotPassword(db, { email, sourceId, siteUrl, cookie: markersOf(context, siteUrl) });
      wakeMailer();
      return codeSent;
    },
    byBrowser(parts),
  );
  serve(
    app,
    contract.resetPassword,
    async (call) => {
      const { body, source, browser } = call;
      const marker = await resetPassword(db, body, {
        source: triesSource(source, browser),
        sourceId: sourceKey(source),
        siteUrl: config.siteUrl,
        isSecondFactorRequired: config.adminSecondFactor === 'required',
      });
      setMarker(call.context, marker, config.siteUrl);
      wakeMailer();
      return message(authMessages.resetDone);
    },
    byBrowser(parts),
  );
}

function sessionRoutes(app: App, parts: AppParts): void {
  const { db, config, wakeMailer } = parts;
  const { siteUrl, authCallsPerSource: callsPerHour } = config;
  serve(
    app,
    sessions.login,
    async (call) => {
      const { body, source, userAgent } = call;
      const cookie = markersOf(call.context, siteUrl);
      const from = { source, siteUrl, userAgent, cookie, callsPerHour, onMail: wakeMailer };
      const seconds = sessionSeconds(body.role);
      const started = await login(db, body, from);
      if (body.cookie) await endReplacedSession(db, sessionCookieOf(call.context, siteUrl), source);
      const language = await languageAtLogin(db, started.user.id, body.language);
      return sendSession(
        call.context,
        { ...started, language },
        { siteUrl, seconds, wantsCookie: body.cookie },
      );
    },
    byBrowser(parts),
  );
  serve(app, sessions.authStatus, async ({ caller: { id, name, email, role } }) => ({
    success: true as const,
    authenticated: true as const,
    user: { id, name, email, role, ...(await shownAccountOf(db, id)) },
  }));
  serve(app, setLanguageEndpoint, async ({ caller, body }) =>
    data({ language: await setLanguage(db, caller.id, body.language) }),
  );
  serve(app, sessions.logout, async ({ caller, context }) => {
    await logOut(db, caller);
    clearSessionCookie(context, siteUrl);
    clearSiteData(context);
    return message('Logged out');
  });
  serve(app, contract.changePassword, async (call) => {
    const { body, caller } = call;
    const { marker, token } = await changePassword(db, caller, { ...body, siteUrl });
    setMarker(call.context, marker, siteUrl);
    wakeMailer();
    return { ...message('Password changed'), ...sendRenewedToken(call.context, token, siteUrl) };
  });
  serve(app, sessions.reportLogin, async ({ body: { token } }) => {
    await reportLogin(db, token);
    return message(loginReportMessages.ended);
  });
  serve(app, sessions.listSessions, async ({ caller }) => data(await listSessions(db, caller)));
  serve(app, sessions.endSession, async ({ caller, id }) => {
    await endSession(db, caller, id);
    return message('Session ended');
  });
  serve(app, sessions.endOtherSessions, async ({ caller }) => {
    await endOtherSessions(db, caller);
    return message('All other sessions ended');
  });
}

/** Serves signup, reset, login and sessions (SPEC section 7). */
export function authRoutes(app: App, parts: AppParts): void {
  leaveProcessorWhile(hasOtherRequests);
  signupRoutes(app, parts);
  resetRoutes(app, parts);
  sessionRoutes(app, parts);
}
