import * as jobApplicationsContract from '@prahari/contract/job-applications';
import * as requestsContract from '@prahari/contract/requests';
import { refusal } from '../../AppError.ts';

export const applicationNotFound = () => refusal(requestsContract.applicationNotFound);
export const applicationChanged = () => refusal(requestsContract.applicationChanged);
export const applicationNotPending = () => refusal(requestsContract.applicationNotPending);
export const applicationNotAnswered = () => refusal(requestsContract.applicationNotAnswered);
export const applicationPending = () => refusal(jobApplicationsContract.applicationPending);
export const alreadyGuard = () => refusal(jobApplicationsContract.alreadyGuard);
export const applicantIsGuard = () => refusal(jobApplicationsContract.applicantIsGuard);
