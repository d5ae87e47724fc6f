import type { AccountMail } from './account-mail.ts';
import * as mails from './account-mails.ts';
import * as office from './office-answers.ts';

/** Every mail about an account with made-up facts, for tests and previews. */
export const accountMailSamples = (siteUrl: string) =>
  ({
    signupClient: mails.signupCodeMail('012345', { name: 'Asha Rao', role: 'client' }),
    signupGuard: mails.signupCodeMail('012345', { name: '12', role: 'security' }),
    resetCode: mails.resetCodeMail('987654'),
    resetLink: mails.resetLinkMail({ email: 'asha@client.example', secret: 'Abcdefghij', siteUrl }),
    alreadyRegistered: mails.alreadyRegisteredMail(siteUrl),
    passwordChanged: mails.passwordChangedMail(siteUrl),
    passwordChangedWithPasskeys: mails.passwordChangedMail(siteUrl, 'kept'),
    passwordResetWithPasskeys: mails.passwordChangedMail(siteUrl, 'removed'),
    manyFailedLogins: mails.manyFailedLoginsMail(siteUrl),
    newBrowser: mails.newBrowserMail(siteUrl, {
      device: 'Chrome on Android',
      loggedInAt: '2026-11-20T08:00:00.000Z',
      link: `${siteUrl}/not-me#secret`,
    }),
    wrongSecondFactor: mails.wrongSecondFactorMail(siteUrl),
    secondFactorOn: mails.secondFactorEnabledMail(siteUrl),
    secondFactorOff: mails.secondFactorDisabledMail(siteUrl),
    recoveryCodeUsed: mails.recoveryCodeUsedMail(9, siteUrl),
    lastRecoveryCodeLeft: mails.recoveryCodeUsedMail(1, siteUrl),
    passkeyAdded: mails.passkeyAddedMail(siteUrl),
    passkeyRemoved: mails.passkeyRemovedMail(siteUrl),
    newEmail: mails.newEmailCodeMail('456789', siteUrl),
    firstEmail: mails.firstEmailCodeMail('456789'),
    emailChanged: mails.emailChangedMail('new@client.example', `${siteUrl}/keep-email#secret`),
    emailKept: mails.emailKeptMail(siteUrl, { isBroughtBack: false }),
    emailBroughtBack: mails.emailKeptMail(siteUrl, { isBroughtBack: true }),
    invitation: mails.invitationMail('Asha Rao', `${siteUrl}/invitation#secret`),
    invitationWithoutName: mails.invitationMail('12', `${siteUrl}/invitation#secret`),
    accountOff: office.accountDisabledMail(),
    accountOn: office.accountEnabledMail(siteUrl),
    copyReceived: office.dataRequestReceivedMail('export'),
    correctionReceived: office.dataRequestReceivedMail('correction'),
    erasureReceived: office.dataRequestReceivedMail('erasure'),
    copyReady: office.dataRequestFulfilledMail('export'),
    corrected: office.dataRequestFulfilledMail('correction'),
    erased: office.dataRequestFulfilledMail('erasure'),
    erasureDeclined: office.dataRequestDeclinedMail('erasure', 'A bill is open.'),
    statement: office.statementMail({
      from: '2026-04-01',
      to: '2026-11-20',
      closing: 71_587,
      link: `${siteUrl}/client?tab=bills`,
    }),
    statementInFavor: office.statementMail({
      from: '2026-04-01',
      to: '2026-11-20',
      closing: -500,
      link: `${siteUrl}/client?tab=bills`,
    }),
  }) satisfies Record<string, AccountMail>;
