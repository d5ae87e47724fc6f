/** The first three digits of the PIN codes of a State, as ranges (India Post), by its GST code. */
const prefixes: Readonly<Record<string, readonly (readonly [first: number, last: number])[]>> = {
  '01': [[180, 194]],
  '02': [[171, 177]],
  '03': [[140, 160]],
  '04': [
    [140, 140],
    [160, 160],
  ],
  '05': [[244, 263]],
  '06': [[121, 136]],
  '07': [[110, 110]],
  '08': [[301, 345]],
  '09': [[201, 285]],
  '10': [[800, 855]],
  '11': [[737, 737]],
  '12': [[790, 792]],
  '13': [[797, 798]],
  '14': [[795, 795]],
  '15': [[796, 796]],
  '16': [[799, 799]],
  '17': [[793, 794]],
  '18': [[781, 788]],
  '19': [[700, 743]],
  '20': [[813, 835]],
  '21': [[751, 770]],
  '22': [[490, 497]],
  '23': [[450, 488]],
  '24': [[360, 396]],
  '26': [
    [362, 362],
    [396, 396],
  ],
  '27': [[400, 445]],
  '29': [[560, 591]],
  '30': [[403, 403]],
  '31': [[682, 682]],
  '32': [[670, 695]],
  '33': [[600, 643]],
  '34': [
    [533, 533],
    [605, 605],
    [607, 607],
    [609, 609],
    [673, 673],
  ],
  '35': [[744, 744]],
  '36': [[500, 509]],
  '37': [[500, 535]],
  '38': [[194, 194]],
};

const isIn = (pin: string, code: string): boolean =>
  (prefixes[code] ?? []).some(
    ([first, last]) => Number(pin.slice(0, 3)) >= first && Number(pin.slice(0, 3)) <= last,
  );

/** False if a PIN code can't be in a State. Other countries and territories have no PIN codes of their own. */
export const isPinInState = (pin: string, stateCode: string): boolean =>
  prefixes[stateCode] === undefined || isIn(pin, stateCode);

/** Returns the code of the State with a PIN code; undefined where no State or several have it. */
export function stateCodeOfPin(pin: string): string | undefined {
  const codes = Object.keys(prefixes).filter((code) => isIn(pin, code));
  return codes.length === 1 ? codes[0] : undefined;
}

/** Returns the last PIN code in an address, also one written `400 050`; undefined without one. */
export const pinOfAddress = (address: string): string | undefined =>
  [...address.matchAll(/(?:^|\D)([1-9]\d{2} ?\d{3})(?!\d)/g)].at(-1)?.[1]?.replace(' ', '');
