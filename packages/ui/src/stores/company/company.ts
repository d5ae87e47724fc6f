import * as contract from '@prahari/contract/company';
import type { Company, UpdateCompanyBody } from '@prahari/contract/company.schemas';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { reportFailure, type SubmitResult, serverMessageOr, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** The facts about the company. */
export const company = createLoaded<Company>({
  read: async () => (await call(contract.getCompany)).data,
  failed: (error) => reportFailure(error, serverMessageOr(error, contract.companyMessages.fetchFailed)),
});

/** Saves facts about the company. After a change by somebody else it loads theirs and says so in the form. */
export async function updateCompany(changes: UpdateCompanyBody): Promise<SubmitResult> {
  try {
    company.put((await call(contract.updateCompany, changes)).data);
    toast.success(contract.companyMessages.saved);
    return { ok: true };
  } catch (error) {
    if (error instanceof ApiError && error.code === contract.companyChanged.code) {
      await company.refreshSilently();
      return { ok: false, errors: [{ path: '', message: error.serverMessage }] };
    }
    return submitFailure(error, serverMessageOr(error, contract.companyMessages.saveFailed));
  }
}
