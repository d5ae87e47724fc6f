import type { Kysely } from 'kysely';

interface AuditLog {
  audit_log: { action: string; detail: string };
}

/** Former action of an audit entry, and the verb that endpoint, service and entry share now. */
const RENAMED: Readonly<Record<string, string>> = {
  'assignment.created': 'assignGuard',
  'assignment.withdrawn': 'withdrawGuard',
  'assignment.status': 'setAssignmentStatus',
  'bill.created': 'generateBill',
  'bill.paid': 'markBillPaid',
  'bill.deleted': 'deleteBill',
  'client_application.submitted': 'submitClientApplication',
  'client_application.approved': 'acceptClientApplication',
  'client_application.rejected': 'declineClientApplication',
  'security_application.submitted': 'submitSecurityApplication',
  'security_application.accepted': 'acceptSecurityApplication',
  'security_application.rejected': 'declineSecurityApplication',
  'client.created': 'addClient',
  'client.updated': 'updateClient',
  'guard.created': 'addGuard',
  'admin.created': 'createAdmin',
  'registration.made': 'register',
  'registration.of_known_address': 'registerKnownEmail',
  'registration.code_sent': 'resendOtp',
  'registration.code_not_sent': 'resendOtpWithoutSignup',
  'user.verified': 'verifyEmail',
  'reset.code_sent': 'forgotPassword',
  'reset.code_not_sent': 'forgotPasswordUnknownEmail',
  'reset.switched_off': 'forgotPasswordDisabledAccount',
  'password.reset': 'resetPassword',
  'password.changed': 'changePassword',
  'session.started': 'login',
  'session.ended': 'endSession',
  'session.others_ended': 'endOtherSessions',
  'account.sessions_ended': 'endAccountSessions',
  'account.switched_off': 'disableAccount',
  'account.switched_on': 'enableAccount',
  'second_factor.set_up': 'setUpSecondFactor',
  'second_factor.on': 'enableSecondFactor',
  'second_factor.off': 'disableSecondFactor',
  'second_factor.reset': 'resetSecondFactor',
  'recovery_code.used': 'useRecoveryCode',
  'mail.retried': 'retryMail',
};

/** Names audit actions after their endpoints, and calls accounts and second factors enabled or disabled. */
export async function up(db: Kysely<AuditLog>): Promise<void> {
  await db
    .updateTable('audit_log')
    .set({ action: 'completeAssignment' })
    .where('action', '=', 'assignment.status')
    .where('detail', 'like', '%"status":"completed"%')
    .execute();
  for (const [former, action] of Object.entries(RENAMED))
    await db.updateTable('audit_log').set({ action }).where('action', '=', former).execute();
  await db.schema.alterTable('users').renameColumn('switched_off_at', 'disabled_at').execute();
  await db.schema.alterTable('second_factors').renameColumn('switched_on_at', 'enabled_at').execute();
}
