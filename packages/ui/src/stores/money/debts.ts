import { documentMessages } from '@prahari/contract/bill-documents';
import { currentDay } from '@prahari/contract/clock';
import * as contract from '@prahari/contract/debts';
import type {
  AddDebtCallBody,
  AddTdsCertificateBody,
  Statement,
  StatementQuery,
  TdsOfClient,
} from '@prahari/contract/debts.schemas';
import { type Quarter, quarterOf } from '@prahari/domain/quarters';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { messageOf, reportFailure, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** The day on which ages are counted; empty for today. */
export const $ageingDay = atom('');

/** What clients owe by age. */
export const ageing = createLoaded({
  read: async () => {
    const day = $ageingDay.get();
    return (await call(contract.getAgeing, day ? { day } : {})).data;
  },
  failed: (error) => reportFailure(error, contract.debtMessages.ageingFailed),
});

/** Counts ages on another day; those of the day before are gone at once. */
export function chooseAgeingDay(day: string): Promise<void> {
  $ageingDay.set(day);
  ageing.reset();
  return ageing.load();
}

/** Billed against received, by month. */
export const moneyMonths = createLoaded({
  read: async () => (await call(contract.getMoneyMonths)).data,
  failed: (error) => reportFailure(error, contract.debtMessages.monthsFailed),
});

let wanted: StatementQuery = { clientId: '', from: '', to: '' };

/** The statement of a client that is open. */
export const statement = createLoaded<Statement>({
  read: async () => (await call(contract.getStatement, wanted)).data,
  failed: (error) => reportFailure(error, contract.debtMessages.statementFailed),
});

/** Loads a client's statement; that of another client or period is gone at once. */
export function openStatement(query: StatementQuery): Promise<void> {
  if (JSON.stringify(query) !== JSON.stringify(wanted)) statement.reset();
  wanted = query;
  return statement.load();
}

/** True while the PDF of the statement is made. */
export const $downloadingStatement = atom(false);

/** Saves the open statement as a PDF. Reports failures instead of throwing. */
export async function downloadStatement(): Promise<void> {
  if ($downloadingStatement.get()) return;
  $downloadingStatement.set(true);
  try {
    await download(contract.downloadStatement, wanted);
  } catch (error) {
    reportFailure(error, documentMessages.downloadFailed);
  } finally {
    $downloadingStatement.set(false);
  }
}

const statementKey = createIdempotencyKey();
/** True while the statement is queued. */
export const $mailingStatement = atom(false);

/** Mails the open statement to its client. Reports failures instead of throwing. */
export async function mailStatement(): Promise<void> {
  if ($mailingStatement.get()) return;
  $mailingStatement.set(true);
  const body = wanted;
  try {
    const { data } = await call(contract.mailStatement, body, { idempotencyKey: statementKey.of(body) });
    statementKey.done();
    toast.success(contract.debtMessages.statementMailed(data.to));
  } catch (error) {
    reportFailure(error, contract.debtMessages.statementMailFailed(messageOf(error)));
  } finally {
    $mailingStatement.set(false);
  }
}

/** The quarter that the TDS ledger shows. */
export const $quarter = atom<Quarter>(quarterOf(currentDay()));

/** Tax that clients kept back in the quarter. */
export const tds = createLoaded<readonly TdsOfClient[]>({
  read: async () => {
    const { year, quarter } = $quarter.get();
    return (await call(contract.getTds, { year, quarter: `${quarter}` })).data;
  },
  failed: (error) => reportFailure(error, contract.debtMessages.tdsFailed),
});

export function chooseQuarter(quarter: Quarter): Promise<void> {
  $quarter.set(quarter);
  tds.reset();
  return tds.load();
}

const certificateKey = createIdempotencyKey();

/** Records a certificate. */
export async function addCertificate(body: AddTdsCertificateBody): Promise<SubmitResult> {
  try {
    await call(contract.addTdsCertificate, body, { idempotencyKey: certificateKey.of(body) });
    certificateKey.done();
    toast.success(contract.debtMessages.certificateAdded);
    await tds.refreshSilently();
    return { ok: true };
  } catch (error) {
    return submitFailure(error, contract.debtMessages.certificateFailed(messageOf(error)));
  }
}

/** Removes a certificate that was recorded by mistake. Reports failures instead of throwing. */
export async function removeCertificate(certificateId: string): Promise<void> {
  try {
    await call(contract.removeTdsCertificate, { certificateId });
    toast.success(contract.debtMessages.certificateRemoved);
  } catch (error) {
    reportFailure(error, contract.debtMessages.certificateRemoveFailed(messageOf(error)));
  }
  await tds.refreshSilently();
}

/** Whom to call about debts. */
export const debtsToCall = createLoaded({
  read: async () => (await call(contract.listDebtsToCall)).data,
  failed: (error) => reportFailure(error, contract.debtMessages.callsFailed),
});

const callKey = createIdempotencyKey();

/** Notes a call about a debt. */
export async function addDebtCall(body: AddDebtCallBody): Promise<SubmitResult> {
  try {
    await call(contract.addDebtCall, body, { idempotencyKey: callKey.of(body) });
    callKey.done();
    toast.success(contract.debtMessages.callAdded);
    await debtsToCall.refreshSilently();
    return { ok: true };
  } catch (error) {
    return submitFailure(error, contract.debtMessages.callFailed(messageOf(error)));
  }
}
