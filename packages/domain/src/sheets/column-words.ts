import { cleanText } from '../clean-text.ts';

export type SheetKind = 'guards' | 'clients';

/** The headings that offices give to a field, the most exact first. */
const WORDS: Record<SheetKind, Readonly<Record<string, string>>> = {
  guards: {
    name: 'name|name of guard|name of the guard|guard name|guards name|name of security guard|security guard name|security guard|guard|employee name|name of employee|staff name|full name|first name|given name|नाम|पूरा नाम|गार्ड का नाम|कर्मचारी का नाम|नाव|पूर्ण नाव|रक्षकाचे नाव',
    phone:
      'phone|mobile no|mobile number|mobile|phone no|phone number|mob no|mob|cell no|cell|contact no|contact number|contact|whatsapp no|whatsapp number|whatsapp|tel|telephone|मोबाइल नंबर|मोबाइल क्रमांक|मोबाइल|मोबाईल नंबर|मोबाईल क्रमांक|मोबाईल|फोन नंबर|फोन|संपर्क',
    email: 'email|e mail|email id|e mail id|email address|mail id|mail|ईमेल',
    city: 'home city|city|home town|hometown|town|native city|native place|city town|current city|location|place|शहर|गांव|गाव',
    dateOfBirth:
      'date of birth|dob|d o b|birth date|birthdate|birthday|born|born on|जन्म तिथि|जन्मतिथि|जन्म तारीख|जन्मतारीख|जन्म दिनांक',
    experience:
      'experience|years of experience|total experience|experience years|experience in years|exp|exp years|yrs of exp|अनुभव',
    skills: 'skills|skill|specialization|specialisation|specializations|skill set|trade',
    fatherName:
      'fathers name|father name|father husband name|fathers husbands name|name of father|s o|so|पिता का नाम|वडिलांचे नाव',
    permanentAddress: 'permanent address|native address|address as per aadhaar|स्थायी पता|कायमचा पत्ता',
    badgeNumber:
      'badge number|badge no|badge|employee code|emp code|emp id|employee id|guard id|id no|token no',
    rank: 'rank|designation|post held|grade|category|पद|पदनाम|हुद्दा',
    uan: 'uan|uan no|uan number|pf uan|universal account number',
    esiNumber: 'esi number|esi no|esic no|esic number|esi|esic|ip number|ip no|insurance number',
    policeVerificationNumber:
      'police verification number|police verification no|police verification|police verification certificate no|pvc no|pvc number|pv no',
    policeVerificationExpiresOn:
      'police verification expiry|police verification valid till|police verification valid upto|police verification expiry date|pvc expiry|pvc valid till|pv expiry',
    psaraTrainingNumber:
      'psara training number|psara training no|psara training|psara certificate no|psara no|psara number|training certificate no',
    psaraTrainingExpiresOn:
      'psara training expiry|psara training valid till|psara expiry|psara valid till|psara training expiry date|training expiry',
    medicalNumber: 'medical number|medical no|medical certificate no|medical certificate|medical',
    medicalExpiresOn: 'medical expiry|medical valid till|medical expiry date|medical certificate expiry',
  },
  clients: {
    name: 'client|client name|name of client|name of the client|customer|customer name|name of customer|party name|party|company|company name|society|society name|firm|name|ग्राहक का नाम|ग्राहकाचे नाव|ग्राहक|नाम|नाव',
    contactName:
      'contact person|contact name|name of contact person|contact person name|concerned person|person|poc|spoc|kind attn|authorised person|manager|संपर्क व्यक्ति',
    phone:
      'phone|mobile no|mobile number|mobile|phone no|phone number|mob no|mob|contact no|contact number|contact|cell no|whatsapp no|whatsapp|tel|telephone|मोबाइल नंबर|मोबाइल क्रमांक|मोबाइल|मोबाईल नंबर|मोबाईल क्रमांक|मोबाईल|फोन नंबर|फोन|संपर्क',
    email: 'email|e mail|email id|e mail id|email address|mail id|mail|ईमेल',
    street:
      'street|site address|address|site|site name|premises|unit|site unit|location of site|post|place of duty|street address|पता|पत्ता',
    city: 'city|town|site city|city town|शहर',
    state: 'state|state name|राज्य',
    zipCode: 'pin code|pincode|pin|pin no|zip code|zip|postal code|postcode|पिन कोड|पिनकोड',
    shift:
      'shift|shift type|duty shift|shift timing|shift timings|timing|timings|duty timing|duty hours|duty|hours|शिफ्ट|पाली|पाळी',
    startsAt:
      'begins at|begins|begin time|begin|starts at|start time|duty start time|duty begins|reporting time|reporting|in time|time in|time from|from time|शुरू होने का समय|सुरू होण्याची वेळ',
    hours:
      'hours of a duty|hours of duty|hours per duty|hours a duty|length of duty|duty length|hours per shift|shift hours|shift length',
    asked:
      'number of guards|no of guards|guards asked for|guards required|required guards|guard strength|strength|no of guards required|manpower|sanctioned strength|requirement|qty|nos|guards|गार्ड की संख्या|गार्ड संख्या|संख्या',
    startDate:
      'start date|start|from|from date|date of start|starting date|commencement date|date of commencement|contract start|contract start date|contract from|w e f|wef|with effect from|प्रारंभ तिथि|प्रारंभ दिनांक|सुरुवात',
    endDate:
      'end date|end|until|to|to date|till|upto|up to|valid till|valid upto|contract end|contract end date|contract till|expiry|expiry date|समाप्ति तिथि|अंतिम तिथि|अंतिम दिनांक',
    note: 'note|notes|remark|remarks|instructions|टिप्पणी|शेरा',
  },
};

/** Returns a heading as it is compared: without case, signs and what is in brackets. */
export const headingKey = (heading: string): string =>
  cleanText(heading)
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, ' ')
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Words that tell nothing: `Guard’s mobile number` is the mobile, `Experience in yrs` the experience. */
const FILLER: Record<SheetKind, RegExp> = {
  guards:
    /\b(?:of|the|in|is|s|no|nos|number|id|guards?|employees?|staff|security|years?|yrs?|full|own|permanent|present|current)\b/g,
  clients: /\b(?:of|the|in|is|s|no|nos|number|id|clients?|customers?|party|full|own)\b/g,
};

const withoutFiller = (kind: SheetKind, key: string): string =>
  key.replace(FILLER[kind], ' ').replace(/\s+/g, ' ').trim();

interface Ranked {
  field: string;
  /** The lower, the more exact. */
  rank: number;
}

/** Words with the ones that tell nothing come after all that are exact. */
const LOOSE = 100;

function rankedWords(kind: SheetKind): Map<string, Ranked> {
  const words = new Map<string, Ranked>();
  const ranked = Object.entries(WORDS[kind]).flatMap(([field, all]) =>
    all.split('|').map((word, rank) => ({ word, field, rank })),
  );
  for (const { word, field, rank } of ranked) words.set(word, { field, rank });
  for (const { word, field, rank } of ranked) {
    const loose = withoutFiller(kind, word);
    if (loose && !words.has(loose)) words.set(loose, { field, rank: rank + LOOSE });
  }
  return words;
}

const ranks: Record<SheetKind, Map<string, Ranked>> = {
  guards: rankedWords('guards'),
  clients: rankedWords('clients'),
};

function rankOf(kind: SheetKind, key: string): Ranked {
  const exact = ranks[kind].get(key);
  if (exact) return exact;
  const loose = ranks[kind].get(withoutFiller(kind, key));
  return loose ? { ...loose, rank: loose.rank + LOOSE } : { field: '', rank: 0 };
}

/** Headings of the rest of a name, beside the first name. */
const NAME_PARTS = /^(?:middle name|last name|surname|sur name|family name)$/;

/** The field of each heading that was chosen by hand before, by `headingKey`; `''` for not used. */
export type ChosenColumns = Readonly<Record<string, string>>;

/**
 * Returns the field of each heading; undefined for a heading that no field has. Each field comes once, but the name
 * also for a last name beside a first name.
 */
export function fieldsOf(
  kind: SheetKind,
  headings: readonly string[],
  chosen: ChosenColumns = {},
): (string | undefined)[] {
  const found = headings.map((heading, column) => {
    const key = headingKey(heading);
    if (Object.hasOwn(chosen, key)) return { column, field: chosen[key] ?? '', rank: -1 };
    return { column, ...rankOf(kind, key) };
  });
  const best = new Map<string, number>();
  for (const { field, column } of [...found].sort((a, b) => a.rank - b.rank || a.column - b.column))
    if (field && !best.has(field)) best.set(field, column);
  const nameKey = headingKey(headings[best.get('name') ?? -1] ?? '');
  const isInParts = kind === 'guards' && /^(?:first|given) name$/.test(nameKey);
  return found.map(({ field, column }) => {
    const isPart = isInParts && field === '' && NAME_PARTS.test(headingKey(headings[column] ?? ''));
    return isPart ? 'name' : best.get(field) === column ? field : undefined;
  });
}
