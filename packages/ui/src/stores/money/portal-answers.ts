import type { RegisterEInvoicesBody } from '@prahari/contract/exports.schemas';

type Answer = RegisterEInvoicesBody['answers'][number];
type Row = Record<string, unknown>;

/** The names that portals and their offline tools give to the fields of an answer, in small letters only. */
const names: Record<keyof Answer, readonly string[]> = {
  No: ['no', 'docno', 'documentno', 'documentnumber', 'invoiceno', 'invoicenumber'],
  Irn: ['irn'],
  AckNo: ['ackno', 'acknowledgementno', 'acknowledgementnumber'],
  AckDt: ['ackdt', 'ackdate', 'acknowledgementdate'],
  SignedQRCode: ['signedqrcode', 'signedqr', 'qrcode'],
};

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the rows of a file: an array, or the first array in an object. */
function rowsIn(value: unknown): Row[] {
  if (Array.isArray(value)) return value.filter(isRow);
  const inside = isRow(value) ? Object.values(value).find(Array.isArray) : undefined;
  return inside ? inside.filter(isRow) : [];
}

/** The fields of a row and of the objects in it, by their names in small letters. */
function fieldsOf(row: Row): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(row)) {
    if (isRow(value)) for (const [inner, of] of fieldsOf(value)) fields.set(inner, of);
    else fields.set(name.toLowerCase().replace(/[^a-z]/g, ''), value);
  }
  return fields;
}

/** Returns the answers in a file of the e-invoice portal; rows without an IRN are left out. */
export function answersIn(text: string): Answer[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  return rowsIn(parsed).flatMap((row) => {
    const fields = fieldsOf(row);
    const of = (field: keyof Answer) => {
      const name = names[field].find((one) => fields.has(one));
      return name === undefined ? '' : String(fields.get(name) ?? '');
    };
    const answer = {
      No: of('No'),
      Irn: of('Irn'),
      AckNo: of('AckNo'),
      AckDt: of('AckDt'),
      SignedQRCode: of('SignedQRCode'),
    };
    return answer.Irn === '' || answer.No === '' ? [] : [answer];
  });
}
