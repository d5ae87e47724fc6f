import * as contract from '@prahari/contract/client-applications/refusals';
import { refusal } from '../../AppError.ts';

export const applicationNotFound = () => refusal(contract.applicationNotFound);
export const applicationNotPending = () => refusal(contract.applicationNotPending);
