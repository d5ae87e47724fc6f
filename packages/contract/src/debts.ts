import type {
  AddDebtCallBody,
  AddTdsCertificateBody,
  Ageing,
  AgeingQuery,
  DebtCall,
  DebtToCall,
  MailedStatement,
  MoneyMonth,
  PeriodQuery,
  RemoveTdsCertificateBody,
  Statement,
  StatementQuery,
  TdsOfClient,
  TdsQuery,
} from './debts.schemas.ts';
import { createEndpoint, endpoint, queryEndpoint } from './endpoint.ts';
import type { ShortListReply } from './lists.ts';
import type { DataReply } from './reply.ts';

/** The longest statement, in days: ten years. */
export const STATEMENT_MAX_DAYS = 3660;
/** A client who was called and promised nothing is called again after this many days. */
export const CALL_AGAIN_DAYS = 7;

export const debtMessages = {
  ageingFailed: 'Failed to fetch what is owed',
  statementFailed: 'Failed to fetch the statement',
  tdsFailed: 'Failed to fetch TDS',
  certificateAdded: 'Certificate recorded',
  certificateFailed: (message: string) => `Failed to record the certificate: ${message}`,
  certificateRemoved: 'Certificate removed',
  certificateRemoveFailed: (message: string) => `Failed to remove the certificate: ${message}`,
  statementMailed: (to: string) => `Statement mailed to ${to}`,
  statementMailFailed: (message: string) => `Failed to mail the statement: ${message}`,
  callsFailed: 'Failed to fetch who to call',
  callAdded: 'Call noted',
  callFailed: (message: string) => `Failed to note the call: ${message}`,
  monthsFailed: 'Failed to fetch the months',
} as const;

export const statementNoEmail = {
  status: 409,
  code: 'statement.no_email',
  message: 'This client has no email address',
} as const;

export const certificateKnown = {
  status: 409,
  code: 'tds.certificate_known',
  message: 'This certificate is recorded already',
} as const;

export const certificateNotFound = {
  status: 404,
  code: 'tds.certificate_not_found',
  message: 'Certificate not found',
} as const;

export const getAgeing = queryEndpoint<DataReply<Ageing>, AgeingQuery>({
  method: 'GET',
  path: '/admin/ageing',
  access: 'admin',
});

export const getStatement = queryEndpoint<DataReply<Statement>, StatementQuery>({
  method: 'GET',
  path: '/admin/statement',
  access: 'admin',
});

/** Replies with an attachment, application/pdf. */
export const downloadStatement = queryEndpoint<string, StatementQuery>({
  method: 'GET',
  path: '/admin/statement/pdf',
  access: 'admin',
});

export const downloadOwnStatement = queryEndpoint<string, PeriodQuery>({
  method: 'GET',
  path: '/client/statement/pdf',
  access: 'client',
});

/** Mails a client its statement as a PDF. */
export const mailStatement = createEndpoint<DataReply<MailedStatement>, StatementQuery>({
  method: 'POST',
  path: '/admin/statement/mail',
  access: 'admin',
});

/** The caller's own statement. */
export const getOwnStatement = queryEndpoint<DataReply<Statement>, PeriodQuery>({
  method: 'GET',
  path: '/client/statement',
  access: 'client',
});

/** Columns that sort the tax that clients kept back. */
export const tdsColumns = ['client', 'deducted', 'missing'] as const;

export const getTds = queryEndpoint<ShortListReply<TdsOfClient>, TdsQuery>({
  method: 'GET',
  path: '/admin/tds',
  access: 'admin',
});

export const addTdsCertificate = createEndpoint<DataReply<TdsOfClient>, AddTdsCertificateBody>({
  method: 'POST',
  path: '/admin/tds/certificate',
  access: 'admin',
});

/** Removes a certificate that was recorded by mistake. */
export const removeTdsCertificate = endpoint<DataReply<TdsOfClient>, RemoveTdsCertificateBody>({
  method: 'POST',
  path: '/admin/tds/certificate/remove',
  access: 'admin',
});

/** Overdue clients whose promise is due, or who were not called for a week. */
export const listDebtsToCall = endpoint<DataReply<DebtToCall[]>>({
  method: 'GET',
  path: '/admin/debt-calls',
  access: 'admin',
});

export const addDebtCall = createEndpoint<DataReply<DebtCall>, AddDebtCallBody>({
  method: 'POST',
  path: '/admin/debt-calls',
  access: 'admin',
});

/** Billed against received, by month. */
export const getMoneyMonths = endpoint<DataReply<MoneyMonth[]>>({
  method: 'GET',
  path: '/admin/money-months',
  access: 'admin',
});
