import * as contract from '@prahari/contract/accounts';
import { noSession, refusal } from '../../AppError.ts';

export const accountNotFound = () => refusal(contract.accountNotFound);
export const ownAccount = () => refusal(contract.ownAccount);
/** The admin's own account was disabled after the request was authenticated. */
export const callerDisabled = () => noSession();
