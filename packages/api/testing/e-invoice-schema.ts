import type * as z from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;

const text = (min: number, max: number): Schema => ({
  type: 'string',
  minLength: min,
  maxLength: max,
  pattern: '^([^\\\\"])*$',
});
const matching = (pattern: string): Schema => ({ type: 'string', pattern });
const money = (minimum = 0): Schema => ({ type: 'number', minimum, maximum: 99_999_999_999_999 });
const objectOf = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const documentNumber = matching('^([a-zA-Z1-9]{1}[a-zA-Z0-9/-]{0,15})$');
const day = matching('^[0-3][0-9]/[0-1][0-9]/20[1-2][0-9]$');
const stateCode = matching('^(?!0+$)([0-9]{1,2})$');

const party = (gstin: string, locMax: number): Record<string, Schema> => ({
  Gstin: matching(gstin),
  LglNm: text(3, 100),
  Addr1: text(1, 100),
  Loc: text(3, locMax),
  Pin: { type: 'number', minimum: 100_000, maximum: 999_999 },
  Stcd: stateCode,
});

const item = objectOf({
  SlNo: matching('^([0-9]{1,6})$'),
  PrdDesc: text(3, 300),
  IsServc: matching('^(Y|N)$'),
  HsnCd: matching('^(?!0+$)([0-9]{4}|[0-9]{6}|[0-9]{8})$'),
  Qty: { type: 'number', minimum: 0, maximum: 9_999_999_999.999 },
  Unit: matching('^([A-Za-z]{3,8})$'),
  UnitPrice: { type: 'number', minimum: 0, maximum: 999_999_999_999.999 },
  TotAmt: money(),
  Discount: money(),
  AssAmt: money(),
  GstRt: { type: 'number', minimum: 0, maximum: 999.999 },
  IgstAmt: money(),
  CgstAmt: money(),
  SgstAmt: money(),
  CesRt: { type: 'number', minimum: 0, maximum: 999.999 },
  CesAmt: money(),
  CesNonAdvlAmt: money(),
  TotItemVal: money(),
});

/**
 * The part of the portal's schema for e-invoices (INV-01, version 1.1) that guard services use: JSON Schema.
 * Stricter than the portal's in two ways: it knows no other fields, and asks for the PIN of the buyer too,
 * which the portal asks for by a rule of its own.
 */
export const eInvoiceSchema: Schema = {
  type: 'array',
  items: objectOf(
    {
      Version: matching('^1[.]1$'),
      TranDtls: objectOf({
        TaxSch: matching('^(GST)$'),
        SupTyp: matching('^(B2B|SEZWP|SEZWOP|EXPWP|EXPWOP|DEXP)$'),
        RegRev: matching('^(Y|N)$'),
      }),
      DocDtls: objectOf({ Typ: matching('^(INV|CRN|DBN)$'), No: documentNumber, Dt: day }),
      SellerDtls: objectOf(party('^([0-9]{2}[0-9A-Z]{13})$', 50)),
      BuyerDtls: objectOf({ ...party('^(([0-9]{2}[0-9A-Z]{13})|URP)$', 100), Pos: stateCode }),
      ItemList: { type: 'array', minItems: 1, maxItems: 1000, items: item },
      ValDtls: objectOf({
        AssVal: money(),
        CgstVal: money(),
        SgstVal: money(),
        IgstVal: money(),
        CesVal: money(),
        Discount: money(),
        OthChrg: money(),
        RndOffAmt: { type: 'number', minimum: -99.99, maximum: 99.99 },
        TotInvVal: money(),
      }),
      RefDtls: objectOf({
        PrecDocDtls: {
          type: 'array',
          minItems: 1,
          items: objectOf({ InvNo: documentNumber, InvDt: day }),
        },
      }),
    },
    ['RefDtls'],
  ),
};
