import * as refusals from '@prahari/contract/assignments/refusals';
import { refusal } from '../../AppError.ts';

export const clientNotFound = () => refusal(refusals.clientNotFound);
