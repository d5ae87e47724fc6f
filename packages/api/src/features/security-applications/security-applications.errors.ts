import * as contract from '@prahari/contract';
import { refusal } from '../../AppError.ts';

export const applicationNotFound = () => refusal(contract.applicationNotFound);
export const applicationChanged = () => refusal(contract.applicationChanged);
export const applicationNotPending = () => refusal(contract.applicationNotPending);
export const applicationNotAnswered = () => refusal(contract.applicationNotAnswered);
export const applicationPending = () => refusal(contract.applicationPending);
export const alreadyGuard = () => refusal(contract.alreadyGuard);
export const applicantIsGuard = () => refusal(contract.applicantIsGuard);
