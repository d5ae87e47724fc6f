import * as contract from '@prahari/contract/requests';
import { refusal } from '../../AppError.ts';

export const applicationNotFound = () => refusal(contract.applicationNotFound);
export const tooManyPending = (retryAfterSeconds: number) =>
  refusal(contract.tooManyPending, retryAfterSeconds);
export const tooManyToday = (retryAfterSeconds: number) => refusal(contract.tooManyToday, retryAfterSeconds);
export const applicationNotAnswered = () => refusal(contract.applicationNotAnswered);
export const applicationChanged = () => refusal(contract.applicationChanged);
export const applicationNotPending = () => refusal(contract.applicationNotPending);
