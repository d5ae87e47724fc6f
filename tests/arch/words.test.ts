import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { hi } from '../../packages/ui/src/languages/hi.ts';
import { mr } from '../../packages/ui/src/languages/mr.ts';
import { root, sourceFiles } from './source-files.ts';

/** Files whose words are all in the language files. The list only grows. */
const translated = [
  /^packages\/ui\/src\/dashboards\/(?:Dashboard|LoadedView|NavLanguages|WhenApiIsKnown)\.tsx$/,
  /^packages\/ui\/src\/dashboards\/(?:account\/(?:Account\.|AccountPasskeys|AccountSecondFactor|OwnData)|client\/|security\/)/,
  /^packages\/ui\/src\/features\/assignments\/(?:AssignedGuardCard|AssignmentStatus|AttendanceNow|GuardStatusCard|CurrentAssignment|DutyHorizon|DutyPress|GuardDuty|GuardsNow|KeptNotice|LastDays|NoGuards|OpenPlaceCard|PostNow|QueuedPress|ReadAloud|WithdrawnGuards|ShiftHorizon)\w*\//,
  /^packages\/ui\/src\/features\/auth\//,
  /^packages\/ui\/src\/features\/bills\/(?:BillDocument|BillNumber|BillPage|BillStatus|BillsTable|OwnBills|RecentBills)\//,
  /^packages\/ui\/src\/features\/job-applications\/(?:ChangeJobApplication|JobApplication)/,
  /^packages\/ui\/src\/features\/leave\/(?:AskForLeave|OwnLeaveList)\//,
  /^packages\/ui\/src\/features\/muster\/(?:AgreeCalendar|AgreeMuster|CalendarFeed|DutyDispute|MonthPicker|OwnHistory|OwnMonth)\//,
  /^packages\/ui\/src\/features\/my-account\/(?!ApiTokens|ConfirmPasskey)/,
  /^packages\/ui\/src\/features\/offers\/OfferQuestion\//,
  /^packages\/ui\/src\/features\/(?:problems\/(?:OwnProblems|ProblemItem|ReportProblemDialog)|ratings|money\/(?:OwedNote|StatementView))/,
  /^packages\/ui\/src\/features\/requests\/(?:ChangeServiceApplication|OwnApplications|RequestRoad|ServiceApplication)/,
  /^packages\/ui\/src\/features\/(?:identity\/(?:Face|IdentityAnswer|IdentityCardView)|people\/OwnPapers)\//,
  /^packages\/ui\/src\/islands\/(?:BillPage\.island|ChunkError|ErrorBoundary|ForgotPassword\.island|Identity\.island|Invitation\.island|KeepEmail\.island|LanguageChooser|Login\.island|MusterLink\.island|Offer\.island|OtpVerification\.island|ReportLogin\.island|Signup\.island|withLanguage)\.tsx$/,
  /^packages\/ui\/src\/base\/(?:Alert|Button|ConfirmDialog|DateField|Dialog|EmptyState|ErrorState|Field|Form|LanguageSwitch|OneTimeCodeField|PagedList|PageTitle|Pagination|Panel|PasswordField|PasswordStrength|RatingField|SearchField|Skeleton|Status|Table|Tabs|Toasts|data-grid)\//,
];
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = sourceFiles().filter(
  (file) => file.startsWith('packages/ui/src/') && !/\.(?:test|stories|samples|types)\.tsx?$/.test(file),
);

/** Props that people read or hear. */
const SPOKEN =
  /^(?:label|title|hint|message|detail|lead|confirmLabel|submitLabel|placeholder|aria-label|alt|term|emptyText)$/;
/** Names that are written so in every language. */
const NAMES = /WhatsApp|GSTIN|IFSC|IRN|PAN|SAC/g;
const isEnglish = (text: string) => /[A-Za-z]{2}/.test(text.replaceAll(NAMES, ''));

/** The English words that a file shows by itself: text of JSX, and strings of props that people read. */
function literalsIn(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, text: string) => {
    if (isEnglish(text))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`);
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) note(node, node.text);
    const isProp =
      (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
      node.initializer &&
      SPOKEN.test(node.name.getText());
    const value = isProp ? node.initializer : undefined;
    if (value) {
      const shown = ts.isJsxExpression(value) ? value.expression : value;
      if (shown && ts.isStringLiteralLike(shown)) note(shown, shown.text);
      if (shown && ts.isTemplateExpression(shown))
        note(shown, [shown.head.text, ...shown.templateSpans.map(({ literal }) => literal.text)].join(' '));
    }
    // {`${count} days`} between tags
    if (ts.isJsxExpression(node) && node.expression && ts.isJsxElement(node.parent)) {
      if (ts.isStringLiteralLike(node.expression)) note(node, node.expression.text);
      if (ts.isTemplateExpression(node.expression))
        note(
          node,
          [
            node.expression.head.text,
            ...node.expression.templateSpans.map(({ literal }) => literal.text),
          ].join(' '),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('a translated screen has no English word of its own', () => {
  const files = sources.filter((file) => file.endsWith('.tsx') && translated.some((path) => path.test(file)));
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap(literalsIn)).toEqual([]);
});

test('every word of a part is used', () => {
  const defined = sources.filter((file) => file.endsWith('-words.ts') && read(file).includes('defineWords('));
  expect(defined.length).toBeGreaterThan(8);
  const everything = sources
    .filter((file) => !file.includes('/languages/'))
    .map(read)
    .join('\n');
  // `mark${mark}` of a guard's month
  const madeUp = ['markA', 'markL', 'markLV', 'start', 'end'];
  const unused = Object.values(hi.words)
    .flatMap((words) => Object.keys(words))
    .filter((key) => !madeUp.includes(key) && !new RegExp(`['"]${key}['"]`).test(everything));
  const inNavbar =
    read('src/nav/DashboardNav.astro') +
    read('src/nav/ThemeSwitch.astro') +
    read('src/content/navigation.ts');
  expect(unused.filter((key) => !inNavbar.includes(key))).toEqual([]);
});

test('every sentence of a language is one that the contract, the server or a form says', () => {
  const said = sourceFiles()
    .filter(
      (file) =>
        /^packages\/(?:contract|domain|api|ui)\/src\//.test(file) && !/\.test\.|languages\//.test(file),
    )
    .map(read)
    .join('\n');
  const required = (text: string) =>
    / is required$/.test(text) && said.includes(`'${text.replace(' is required', '')}'`);
  expect(Object.keys(hi.texts).filter((text) => !said.includes(text) && !required(text))).toEqual([]);
});

/** Each language with each of its words, values filled in. */
const languages = { hi, mr };
const values = new Proxy({}, { get: () => '7' });
const textsOf = (language: typeof hi) => [
  ...Object.entries(language.words).flatMap(([part, words]) =>
    Object.entries(words as Record<string, string | ((given: object) => string)>).map(
      ([key, word]) => [`${part}.${key}`, typeof word === 'function' ? word(values) : word] as const,
    ),
  ),
  ...Object.entries(language.texts),
];

test.each(Object.entries(languages))('no word of %s is empty or left in English', (_code, language) => {
  const wrong = textsOf(language).filter(
    ([, text]) =>
      text.trim() === '' ||
      (/[A-Za-z]{3}/.test(text) && !/[\u0900-\u097f]/.test(text)) ||
      /undefined|\bthe\b/i.test(text),
  );
  expect(wrong).toEqual([]);
});

test.each(Object.entries(languages))(
  '%s has twelve months and seven weekdays',
  (_code, { words: { dates } }) => {
    const lengths = Object.values(dates).map((list) => list.split(' ').length);
    expect(lengths.sort((a, b) => a - b)).toEqual([7, 7, 12, 12]);
  },
);
