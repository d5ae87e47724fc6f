import { clientNotFound as notFound } from '@prahari/contract/assignments/refusals';
import { refusal } from '../../AppError.ts';

export const clientNotFound = () => refusal(notFound);
