import * as contract from '@prahari/contract';
import { refusal } from '../../AppError.ts';

export const billNotFound = () => refusal(contract.billNotFound);
export const clientNotFound = () => refusal(contract.clientNotFound);
