import * as refusals from '@prahari/contract/assignments';
import { refusal } from '../../AppError.ts';

export const clientNotFound = () => refusal(refusals.clientNotFound);
