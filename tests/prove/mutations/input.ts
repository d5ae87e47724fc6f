import type { Mutation } from './mutation.ts';

/** V1, V2 and V15.3: validation of input and encoding of output. */
export const inputMutations: readonly Mutation[] = [
  {
    ids: ['V1.1.2', 'V1.2.1', 'V1.3.7'],
    file: 'packages/api/src/mail/layout.ts',
    text: 'text.replace(/[&<>"\']/g, (sign) => `&#${sign.charCodeAt(0)};`)',
    replacement: 'text',
    testFile: 'packages/api/src/mail/templates.test.ts',
    title: 'user input is escaped in HTML',
  },
  {
    ids: ['V1.2.4'],
    file: 'packages/api/src/features/office/find/find.service.ts',
    text: 'export async function find(',
    replacement: 'export const found = (q: string) => sql.raw(`select ${q}`);\nexport async function find(',
    testFile: 'tests/arch/dangerous-apis.test.ts',
    title: 'no SQL is built from raw strings',
  },
  {
    ids: ['V1.2.4'],
    file: 'packages/api/src/read-model/search.ts',
    text: 'sql`${position}(${text}, ${word}) > 0`',
    replacement: 'sql`${position}(${text}, ${word}) > 0 or ${text} like ${`%${word}%`}`',
    testFile: 'packages/api/src/read-model/lists.test.ts',
    title: '% and _ in a search are plain characters',
  },
  {
    ids: ['V1.3.3', 'V1.3.11'],
    file: 'packages/api/src/mail/transport.ts',
    text: "to: { name: '', address: mail.to },",
    replacement: 'to: mail.to,',
    testFile: 'packages/api/src/mail/worker.test.ts',
    title: 'an address with separators is still one recipient',
  },
  {
    ids: ['V1.3.11'],
    file: 'packages/api/src/mail/accounts/account-mails.ts',
    text: "{ name: nameInMail(name) || say('somebody') }",
    replacement: '{ name }',
    testFile: 'packages/api/src/mail/header-injection.test.ts',
    title: 'a signup mail has one recipient and only our headers, whatever the name',
  },
  {
    ids: ['V2.3.3'],
    file: 'packages/api/src/http/idempotency.ts',
    text: 'const reply = await work();',
    replacement: 'const reply = await work().catch(() => ({ success: false }) as T);',
    testFile: 'packages/api/src/http/idempotency.test.ts',
    title: 'a refused request does not use up its key',
  },
  {
    ids: ['V5.2.2', 'V5.4.3'],
    file: 'packages/api/src/features/paper-pack/type-of-bytes.ts',
    text: 'SIGNATURES.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];',
    replacement:
      "SIGNATURES.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ?? 'application/pdf';",
    testFile: 'packages/api/src/features/paper-pack/paper-pack.test.ts',
    title: '%s is refused as a receipt, whatever its name',
  },
  {
    ids: ['V5.4.1', 'V5.3.1'],
    file: 'packages/api/src/features/paper-pack/receipt-name.ts',
    text: "`${[kind, fileSlug(name.replace(ENDING, ''))].filter(Boolean).join('-')}.${ENDINGS[type][0]}`",
    replacement: '`${kind}-${name}`',
    testFile: 'packages/api/src/features/paper-pack/paper-pack.test.ts',
    title:
      'a receipt is only ever saved, with the type of its bytes and a name of letters, and never shown as a page',
  },
];
