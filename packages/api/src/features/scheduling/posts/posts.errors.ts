import * as assignments from '@prahari/contract/assignments';
import * as contract from '@prahari/contract/posts';
import { invalidFields, refusal } from '../../../AppError.ts';

export const clientNotFound = () => refusal(assignments.clientNotFound);
export const clientFull = () => refusal(assignments.clientFull);
export const alreadyCompleted = () => refusal(assignments.alreadyCompleted);
export const postNotFound = () => refusal(contract.postNotFound);
export const postEnded = () => refusal(contract.postEnded);
export const outsidePost = () => refusal(contract.outsidePost);
/** The schema's refusal of a new post. */
export const endInThePast = () =>
  invalidFields([{ path: 'endDate', message: 'End date must not be in the past' }]);
export const guardsInTheWay = () => refusal(contract.guardsInTheWay);
export const postFull = () => refusal(contract.postFull);
export const postHasNoShift = () => refusal(contract.postHasNoShift);
