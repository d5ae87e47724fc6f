import { guardNotFound as notFound } from '@prahari/contract/assignments/refusals';
import { refusal } from '../../AppError.ts';

export const guardNotFound = () => refusal(notFound);
