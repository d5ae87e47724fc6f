import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { read } from './ui-components.ts';

/** Passwords, codes and passkeys, which no storage may hold, with what is typed beside them. */
const SECRETS =
  /features\/(?:auth\/(?!Signup)|my-account\/(?:SecondFactor|ConfirmPasskey|PasswordSection|NewEmail|Reauthenticate|Passkeys))/;

const holdsText = (text: string) =>
  /\buseForm[<(]/.test(text) ||
  (/<Text(?:Field|Area)\b/.test(text) && /\buseState(?:<string>|\('')/.test(text));

test('every form keeps what is typed over a reload, or takes a secret', () => {
  const forms = sourceFiles().filter(
    (file) =>
      /^packages\/ui\/src\/(?:features|dashboards)\/.*\.tsx$/.test(file) &&
      !/\.(?:stories|samples)\.tsx$/.test(file) &&
      holdsText(read(file)),
  );
  expect(forms.length).toBeGreaterThan(30);
  expect(forms.filter((file) => !SECRETS.test(file) && !/\bdraft\b/.test(read(file)))).toEqual([]);
});
