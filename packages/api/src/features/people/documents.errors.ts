import * as assignments from '@prahari/contract/assignments';
import * as contract from '@prahari/contract/documents';
import { refusal } from '../../AppError.ts';

export const guardNotFound = () => refusal(assignments.guardNotFound);
export const paperNotFound = () => refusal(contract.paperNotFound);
export const paperKindTaken = () => refusal(contract.paperKindTaken);
