import * as refusals from '@prahari/contract/assignments';
import { refusal } from '../../AppError.ts';

export const guardNotFound = () => refusal(refusals.guardNotFound);
