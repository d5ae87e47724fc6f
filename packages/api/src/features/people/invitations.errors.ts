import * as contract from '@prahari/contract/invitations';
import { refusal } from '../../AppError.ts';

export const personNotFound = () => refusal(contract.personNotFound);
export const noEmail = () => refusal(contract.noEmail);
export const hasLogin = () => refusal(contract.hasLogin);
export const invitationInvalid = () => refusal(contract.invitationInvalid);
