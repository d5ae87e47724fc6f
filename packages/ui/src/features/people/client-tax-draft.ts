import { fieldErrors } from '@prahari/contract/check';
import {
  type ClientTax,
  type UpdateClientTaxBody,
  updateClientTaxBody,
} from '@prahari/contract/clients.schemas';
import { pinProblem } from '@prahari/contract/tax-fields';
import { isGstin, stateCodeOfGstin } from '@prahari/domain/gstin';
import { type IndianState, stateOfCode } from '@prahari/domain/states';
import type { NumberOrText } from '../../base/NumberField/useNumberInput.ts';

const percents = ['tdsPercent', 'gstTdsPercent'] as const;
const days = ['creditDays', 'silenceDays'] as const;

/** Tax and billing of a client as the form has it. */
export type ClientTaxDraft = Omit<ClientTax, 'state' | (typeof percents)[number] | (typeof days)[number]> &
  Record<(typeof percents)[number] | (typeof days)[number], NumberOrText>;

export const draftOfTax = ({ state: _, ...tax }: ClientTax): ClientTaxDraft => tax;

/** The State of a GSTIN that is right, as it is typed. */
export function stateOfTyped(gstin: string): IndianState | undefined {
  const text = gstin.replace(/\s/g, '').toUpperCase();
  return isGstin(text) ? stateOfCode(stateCodeOfGstin(text)) : undefined;
}

/** Path → error message, also of an address in another State. */
export function taxErrors(draft: ClientTaxDraft): Record<string, string> {
  const state = stateOfTyped(draft.gstin)?.code ?? draft.stateCode;
  const ofAddress = pinProblem(draft.address, state);
  return { ...(ofAddress && { address: ofAddress }), ...fieldErrors(updateClientTaxBody, draft) };
}

/** Returns what was changed, so that what another admin changed meanwhile stays. */
export const changedTax = (tax: ClientTax, draft: ClientTaxDraft): UpdateClientTaxBody =>
  Object.fromEntries(
    Object.keys(draftOfTax(tax))
      .map((name) => name as keyof ClientTaxDraft)
      .filter((name) => draft[name] !== tax[name])
      .map((name) => [name, draft[name]]),
  );

export const isWholeGstin = (name: string, value: unknown): boolean =>
  name === 'gstin' && String(value).length >= 15;
