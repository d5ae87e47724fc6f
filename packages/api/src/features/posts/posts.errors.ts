import * as assignments from '@prahari/contract/assignments/refusals';
import * as contract from '@prahari/contract/posts/refusals';
import { refusal } from '../../AppError.ts';

export const clientNotFound = () => refusal(assignments.clientNotFound);
export const clientFull = () => refusal(assignments.clientFull);
export const guardNotFound = () => refusal(assignments.guardNotFound);
export const guardNotAvailable = () => refusal(assignments.guardNotAvailable);
export const alreadyCompleted = () => refusal(assignments.alreadyCompleted);
export const postNotFound = () => refusal(contract.postNotFound);
export const postEnded = () => refusal(contract.postEnded);
export const outsidePost = () => refusal(contract.outsidePost);
export const guardsInTheWay = () => refusal(contract.guardsInTheWay);
export const postFull = () => refusal(contract.postFull);
export const postHasNoShift = () => refusal(contract.postHasNoShift);
export const papersExpired = () => refusal(contract.papersExpired);
