/** A bill of which something is owed; amounts in paise. */
export interface OpenBill {
  id: string;
  number: string;
  clientId: string;
  owed: number;
  /** Income tax and GST-TDS that the client usually keeps back of it. */
  tds: number;
  gstTds: number;
}

export interface MatchingClient {
  id: string;
  name: string;
}

export interface PaymentGuess {
  clientId: string;
  /** A part of the payment for each bill, in paise. */
  allocations: { billId: string; paise: number }[];
  tds: number;
  gstTds: number;
  /** Why it may be so, in plain words. */
  because: string;
}

/** Words that many names of clients have. */
const COMMON = new Set(['PRIVATE', 'LIMITED', 'SOCIETY', 'COMPANY', 'INDIA', 'ENTERPRISES', 'AND', 'THE']);

const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const wordsOf = (name: string): string[] =>
  name
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length >= 4 && !COMMON.has(word));

/** True if a bank's text, which is often cut, has the first words of a name. @param plain letters and digits of the text */
function namesClient(plain: string, { name }: MatchingClient): boolean {
  const words = wordsOf(name).slice(0, 2);
  return words.length > 0 && words.every((word) => plain.includes(word));
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const sum = (bills: readonly OpenBill[], of: (bill: OpenBill) => number): number =>
  bills.reduce((total, bill) => total + of(bill), 0);

/** Returns a guess that settles all of these bills, where the amount is what they owe, or that less TDS. */
function settling(bills: readonly OpenBill[], amount: number): Omit<PaymentGuess, 'clientId'> | undefined {
  if (bills.length === 0) return undefined;
  const allocations = bills.map(({ id, owed }) => ({ billId: id, paise: owed }));
  const [owed, tds, gstTds] = [
    sum(bills, (b) => b.owed),
    sum(bills, (b) => b.tds),
    sum(bills, (b) => b.gstTds),
  ];
  if (amount === owed) return { allocations, tds: 0, gstTds: 0, because: 'Amount' };
  if (tds > 0 && amount === owed - tds) return { allocations, tds, gstTds: 0, because: 'Amount less TDS' };
  if (gstTds > 0 && amount === owed - tds - gstTds)
    return { allocations, tds, gstTds, because: 'Amount less TDS and GST-TDS' };
  return undefined;
}

/** Puts an amount to bills, the oldest first; what is over stays on account. Amounts are in paise. */
export function oldestFirst(
  bills: readonly Pick<OpenBill, 'id' | 'owed'>[],
  amount: number,
): PaymentGuess['allocations'] {
  let left = amount;
  return bills.flatMap(({ id, owed }) => {
    const paise = Math.min(left, owed);
    left -= paise;
    return paise > 0 ? [{ billId: id, paise }] : [];
  });
}

/** Returns a guess of the bills of one client: one of them, or the oldest ones together. Amounts are in paise. */
export function billsOfAmount(
  bills: readonly OpenBill[],
  amount: number,
): Omit<PaymentGuess, 'clientId'> | undefined {
  const one = bills.map((bill) => settling([bill], amount)).find((guess) => guess);
  const together = bills
    .map((_, index) => settling(bills.slice(0, index + 1), amount))
    .find((guess) => guess);
  return one ?? together;
}

/**
 * Guesses what a line of a bank statement pays: by a bill's number in its text, by the client's name, or by
 * an amount that only one client owes. Undefined where nothing tells it.
 * @param bills of all clients, the oldest first; amounts in paise
 */
export function guessPayment(
  { text, amount }: { text: string; amount: number },
  clients: readonly MatchingClient[],
  bills: readonly OpenBill[],
): PaymentGuess | undefined {
  const plain = lettersAndDigits(text);
  const numbered = bills.filter(({ number }) => plain.includes(lettersAndDigits(number)));
  const clientId = numbered[0]?.clientId;
  if (clientId !== undefined) {
    const own = numbered.filter((bill) => bill.clientId === clientId);
    const exact = settling(own, amount) ?? billsOfAmount(own, amount);
    const part = { allocations: oldestFirst(own, amount), tds: 0, gstTds: 0 };
    const because = exact ? `Number of the bill; ${lowerFirst(exact.because)}` : 'Number of the bill';
    return { clientId, ...(exact ?? part), because };
  }
  const named = clients.filter((client) => namesClient(plain, client));
  const [client] = named;
  if (client && named.length === 1) {
    const own = bills.filter((bill) => bill.clientId === client.id);
    const exact = billsOfAmount(own, amount);
    if (exact)
      return { clientId: client.id, ...exact, because: `Name of the client; ${lowerFirst(exact.because)}` };
    const allocations = oldestFirst(own, amount);
    return { clientId: client.id, allocations, tds: 0, gstTds: 0, because: 'Name of the client' };
  }
  const alike = bills.flatMap((bill) => {
    const guess = settling([bill], amount);
    return guess ? [{ clientId: bill.clientId, ...guess }] : [];
  });
  return alike.length === 1 ? alike[0] : undefined;
}
