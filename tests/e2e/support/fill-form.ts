import type { Locator } from '@playwright/test';

/** Texts for fields by label or name; the first that fits is taken. */
const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'asha.verma@example.com'],
  [/phone|mobile/i, '98765 43219'],
  [/PIN|zip/i, '462001'],
  [/link|url|address to call/i, 'https://hooks.example/prahari'],
  [/password/i, 'seven lanterns at dusk'],
  [/amount|rate|received|rupees|price|₹/i, '100'],
  [/number of guards|how many|hours|experience|years|percent|%|radius/i, '8'],
];

/** Days by label, day first as they are typed. Others stay empty. */
const DAYS: typeof SAMPLES = [
  [/birth/i, '14031990'],
  [/start|^from|^day/i, '20122030'],
  [/end|last|until|due/i, '24122030'],
];

const sampleOf = (label: string, samples: typeof SAMPLES): string | undefined =>
  samples.find(([words]) => words.test(label))?.[1];

interface FieldFacts {
  kind: string;
  label: string;
  isEmpty: boolean;
  isRequired: boolean;
}

/** Uses nothing from outside, because Playwright runs it in the page. */
const factsOf = (field: HTMLElement | SVGElement): FieldFacts => {
  const input = field as HTMLInputElement;
  const group = document.getElementsByName(input.name) as NodeListOf<HTMLInputElement>;
  return {
    kind: input.getAttribute('role') ?? (input.tagName === 'INPUT' ? input.type : input.tagName),
    label: `${input.labels?.[0]?.textContent ?? ''} ${input.name}`,
    isRequired: input.required || input.ariaRequired === 'true',
    isEmpty: input.type === 'radio' ? ![...group].some(({ checked }) => checked) : !input.value,
  };
};

/** Fills the empty required fields of a form, or all where none is, with something that fits, so that it can be sent. */
export async function fillForm(form: Locator): Promise<void> {
  const page = form.page();
  const fields = form.locator(':is(input, select, textarea):visible:enabled');
  const someRequired = (await form.locator(':is([required], [aria-required=true]):visible').count()) > 0;
  for (let index = 0; index < (await fields.count()); index += 1) {
    const field = fields.nth(index);
    const { kind, label, isEmpty, isRequired } = await field.evaluate(factsOf);
    if (!isEmpty || (someRequired && !isRequired) || /file|search|checkbox/.test(kind)) continue;
    if (kind === 'SELECT') await field.selectOption({ index: 1 });
    else if (kind === 'radio') await field.check({ force: true });
    else if (kind === 'combobox') {
      await field.click();
      await page.getByRole('option').first().click();
    } else await field.fill(sampleOf(label, SAMPLES) ?? 'As agreed by phone');
  }
  for (const group of await form
    .getByRole('group')
    .filter({ has: page.getByRole('spinbutton') })
    .all()) {
    const label = await group.evaluate((element) =>
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim(),
    );
    const day = sampleOf(label, DAYS);
    if (!day || !/yyyy/.test((await group.textContent()) ?? '')) continue;
    await group.getByRole('spinbutton').first().click();
    await page.keyboard.type(day);
  }
}
