import type { Company } from '@prahari/contract/company.schemas';
import { invalidFields } from '../../../AppError.ts';

const refuse = (message: string) => invalidFields([{ path: 'gstin', message }]);

/** Returns the registration that a return is about. @throws 400 where the company has none, or several and none is named */
export function ownGstin({ gstins }: Company, asked: string | undefined): Company['gstins'][number] {
  const [first, second] = gstins;
  if (!first) throw refuse('The company has no GSTIN');
  if (!asked && second) throw refuse('Choose one of the company’s GSTINs');
  const found = asked ? gstins.find(({ gstin }) => gstin === asked) : first;
  if (!found) throw refuse('This GSTIN is not the company’s');
  return found;
}
