/** A State or Union territory by its GST code (list of the GST portal). */
export interface IndianState {
  /** Two digits: the first two of a GSTIN. */
  code: string;
  name: string;
  /** True where the State's half of the tax is UTGST. Delhi and Puducherry have SGST. */
  hasUtgst: boolean;
}

const names: readonly (readonly [code: string, name: string])[] = [
  ['01', 'Jammu and Kashmir'],
  ['02', 'Himachal Pradesh'],
  ['03', 'Punjab'],
  ['04', 'Chandigarh'],
  ['05', 'Uttarakhand'],
  ['06', 'Haryana'],
  ['07', 'Delhi'],
  ['08', 'Rajasthan'],
  ['09', 'Uttar Pradesh'],
  ['10', 'Bihar'],
  ['11', 'Sikkim'],
  ['12', 'Arunachal Pradesh'],
  ['13', 'Nagaland'],
  ['14', 'Manipur'],
  ['15', 'Mizoram'],
  ['16', 'Tripura'],
  ['17', 'Meghalaya'],
  ['18', 'Assam'],
  ['19', 'West Bengal'],
  ['20', 'Jharkhand'],
  ['21', 'Odisha'],
  ['22', 'Chhattisgarh'],
  ['23', 'Madhya Pradesh'],
  ['24', 'Gujarat'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['27', 'Maharashtra'],
  ['29', 'Karnataka'],
  ['30', 'Goa'],
  ['31', 'Lakshadweep'],
  ['32', 'Kerala'],
  ['33', 'Tamil Nadu'],
  ['34', 'Puducherry'],
  ['35', 'Andaman and Nicobar Islands'],
  ['36', 'Telangana'],
  ['37', 'Andhra Pradesh'],
  ['38', 'Ladakh'],
  ['96', 'Other country'],
  ['97', 'Other territory'],
];

/** Union territories without a legislature of their own for SGST (UTGST Act, section 1). */
const UTGST: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38']);

export const states: readonly IndianState[] = names.map(([code, name]) => ({
  code,
  name,
  hasUtgst: UTGST.has(code),
}));

const byCode = new Map(states.map((state) => [state.code, state]));

export const stateOfCode = (code: string): IndianState | undefined => byCode.get(code);

/** Letters only, so that `Jammu & Kashmir` and `JAMMU AND KASHMIR` are the same. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '');

/** Former names and abbreviations that people write in addresses. */
const otherNames: Readonly<Record<string, string>> = {
  andamanandnicobar: '35',
  ap: '37',
  chattisgarh: '22',
  dadraandnagarhaveli: '26',
  damananddiu: '26',
  delhinct: '07',
  jandk: '01',
  lakshadweepislands: '31',
  mp: '23',
  nctofdelhi: '07',
  newdelhi: '07',
  orissa: '21',
  pondicherry: '34',
  tamilnadu: '33',
  tn: '33',
  up: '09',
  uttaranchal: '05',
  wb: '19',
};

const byName = new Map([
  ...states.map(({ code, name }) => [keyOf(name), code] as const),
  ...Object.entries(otherNames),
]);

/** Returns the State that people mean by a name; undefined for an unknown one. */
export const stateOfName = (name: string): IndianState | undefined =>
  stateOfCode(byName.get(keyOf(name)) ?? '');

/** Returns a State as the place of supply is written: `29-Karnataka`; empty for an unknown code. */
export function placeOfSupplyText(code: string): string {
  const state = stateOfCode(code);
  return state ? `${state.code}-${state.name}` : '';
}
