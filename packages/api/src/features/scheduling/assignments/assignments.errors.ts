import * as contract from '@prahari/contract/assignments';
import { refusal } from '../../../AppError.ts';

export const clientNotFound = () => refusal(contract.clientNotFound);
export const clientFull = () => refusal(contract.clientFull);
export const noOpenAssignment = () => refusal(contract.noOpenAssignment);
export const assignmentNotFound = () => refusal(contract.assignmentNotFound);
export const alreadyCompleted = () => refusal(contract.alreadyCompleted);
