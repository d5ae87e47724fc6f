import { guardNotFound as noGuard } from '@prahari/contract/assignments/refusals';
import * as contract from '@prahari/contract/papers/refusals';
import { refusal } from '../../AppError.ts';

export const guardNotFound = () => refusal(noGuard);
export const paperNotFound = () => refusal(contract.paperNotFound);
export const paperKindTaken = () => refusal(contract.paperKindTaken);
