import * as assignments from '@prahari/contract/assignments/refusals';
import * as contract from '@prahari/contract/papers/refusals';
import { refusal } from '../../AppError.ts';

export const guardNotFound = () => refusal(assignments.guardNotFound);
export const paperNotFound = () => refusal(contract.paperNotFound);
export const paperKindTaken = () => refusal(contract.paperKindTaken);
