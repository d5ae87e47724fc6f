import * as assignmentsContract from '@prahari/contract/assignments';
import * as billsContract from '@prahari/contract/bills';
import { refusal } from '../../AppError.ts';

export const billNotFound = () => refusal(billsContract.billNotFound);
export const clientNotFound = () => refusal(assignmentsContract.clientNotFound);
