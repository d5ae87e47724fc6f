import * as assignments from '@prahari/contract/assignments';
import { papersExpired as expired } from '@prahari/contract/posts';
import { refusal } from '../../../AppError.ts';

export const guardNotFound = () => refusal(assignments.guardNotFound);
export const guardNotAvailable = () => refusal(assignments.guardNotAvailable);
export const papersExpired = () => refusal(expired);
