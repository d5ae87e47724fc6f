const ONES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SIZES = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

function belowHundred(n: number): string {
  if (n < 10) return ONES[n] ?? '';
  if (n < 20) return TEENS[n - 10] ?? '';
  const ten = TENS[Math.floor(n / 10) - 2] ?? '';
  return n % 10 ? `${ten}-${ONES[n % 10]}` : ten;
}

function integerInWords(n: number): string {
  const parts: string[] = [];
  let rest = n;
  for (const [size, name] of SIZES) {
    const count = Math.floor(rest / size);
    if (count) parts.push(`${integerInWords(count)} ${name}`);
    rest %= size;
  }
  if (rest || parts.length === 0) parts.push(belowHundred(rest));
  return parts.join(' ');
}

/** Writes rupees, not negative, as `One lakh forty-six thousand five hundred rupees and fifty paise`. */
export function rupeesInWords(amount: number): string {
  const paise = Math.round(amount * 100);
  const whole = integerInWords(Math.floor(paise / 100));
  const rest = paise % 100;
  const rupees = paise >= 100 && paise < 200 ? 'rupee' : 'rupees';
  const text = `${whole} ${rupees}${rest ? ` and ${belowHundred(rest)} ${rest === 1 ? 'paisa' : 'paise'}` : ''}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Writes every word with a capital: `seventy-one thousand` becomes `Seventy One Thousand`. */
const capitalized = (words: string): string =>
  words.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Writes rupees, not negative, as on paper: `Rupees Seventy One Thousand and Thirty Three Paise Only`. */
export function rupeesOnPaper(amount: number): string {
  const paise = Math.round(amount * 100);
  const rest = paise % 100;
  const words = `rupees ${integerInWords(Math.floor(paise / 100))}`;
  return `${capitalized(words)}${rest ? ` and ${capitalized(belowHundred(rest))} ${rest === 1 ? 'Paisa' : 'Paise'}` : ''} Only`;
}
