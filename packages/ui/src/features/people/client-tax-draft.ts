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

type TypedNumber = 'tdsPercent' | 'gstTdsPercent' | 'creditDays' | 'silenceDays';

/** Tax and billing of a client as the form has it. */
export type ClientTaxDraft = Omit<ClientTax, 'state' | TypedNumber> &
  Record<TypedNumber, NumberOrText> & {
    /** The stored facts, before anything was typed. */
    base: ClientTax;
  };

export const draftOfTax = (tax: ClientTax): ClientTaxDraft => {
  const { state: _, ...typed } = tax;
  return { ...typed, base: tax };
};

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
export function changedTax({ base, ...typed }: ClientTaxDraft): UpdateClientTaxBody {
  const changed = Object.entries(typed).filter(([name, value]) => base[name as keyof ClientTax] !== value);
  return Object.fromEntries(changed);
}

/** Returns a draft about the facts as they are now: what was typed stays. */
export const onto = (tax: ClientTax, draft: ClientTaxDraft): ClientTaxDraft => ({
  ...draftOfTax(tax),
  ...(changedTax(draft) as Partial<ClientTaxDraft>),
});

export const isWholeGstin = (name: string, value: unknown): boolean =>
  name === 'gstin' && String(value).length >= 15;
