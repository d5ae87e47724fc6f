import * as contract from '@prahari/contract/mail-outbox';
import { refusal } from '../../../AppError.ts';

export const mailNotFound = () => refusal(contract.mailNotFound);
export const mailCodeExpired = () => refusal(contract.mailCodeExpired);
