import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from '../../tests/arch/source-files.ts';

/** A former name, found in file paths and in text, and what replaced it. Patterns match names, not ordinary English. */
interface FormerName {
  former: RegExp;
  now: string;
}

/** Names that are no longer used. */
const FORMER_NAMES: readonly FormerName[] = [
  {
    former: /\bhours\.css\b|\bTwoHours\b|\bDocsAtTheHour\b|\b(?:either|both) hours?\b/,
    now: 'theme, themes.css, ThemePreview, ThemedDocs',
  },
  { former: /(?:data-theme=|theme(?: ===|:|=) ?)["'](?:morning|night)["']/, now: "theme 'light' or 'dark'" },
  {
    former:
      /--(?:color-)?(?:lamp|lit)\b|\b(?:bg|text|border|fill|stroke|ring|outline|decoration)-(?:lamp|lit)\b|class="[^"]*\b(?:lamp|lit)\b|\blamp:|\b(?:paint|colors)\.(?:lamp|lit)\b|\bisLit\b/,
    now: 'accent, onDuty',
  },
  { former: /--(?:color-)?ground\b|\b(?:bg|text)-ground\b|mail\/paint\b/, now: 'surface' },
  {
    former:
      /\bpaper\.css\b|\bPaper\.astro\b|mail\/(?:paper|letters)\b|\bletters?\.(?:ts|test)\b|\b[a-z]+Letter\b/,
    now: 'print.css, mail/layout, mail/templates',
  },
  {
    former: /\blatePart\b|\bPartMissing\b|\blate-auth-calls\b|\blateAuthCalls\b|\bfetchSelected\b/,
    now: 'lazyWithRetry, ChunkError, lazyAuthApi, preloadTab',
  },
  {
    former:
      /\blean-?(?:[Pp]ages|[Ss]tyles|[Rr]ules)\b|\bhead-?[Ss]tyles\b|\bcontract-?[Ff]or-?[Bb]rowsers\b|\bfor-browsers\b|\bpage-?[Pp]olicy\b/,
    now: 'purgeCss, inlineCss, contentSecurityPolicy',
  },
  {
    former: /\bafter-?[Ff]irst-?[Pp]aint\b|\bto-front\b|\btoFront\b|\bbar-?[Pp]resses\b|\barrives\.css\b/,
    now: 'paint-directive, redirect-home, nav-clicks, enter.css',
  },
  { former: /(?:^|\/)address\.ts\b/, now: 'search-params, normalize-email, postal-address' },
  {
    former: /\bamend\b|\b(?:narrow|widen)\(/,
    now: 'pushParams, replaceParams, setQuery, setStatus, clearFilters',
  },
  {
    former:
      /\binTurn\b|\bin-turn\b|\bonce-?[Kk]ey\b|\bonce\.ts\b|\bsucceeded\(|\batMostEvery\b|\bat-most-every\b|\btab-?[Mm]emory\b|\bleaving\.ts\b/,
    now: 'keyedMutex, withIdempotency, idempotency-key, assertSuccess, throttle, session-storage, bfcache',
  },
  {
    former: /\borderAccount\b|\bobey\w*|\bAccountDeed\b|\bdeeds?\b|\bAccountOrder\b/,
    now: 'accountActions, runAccountAction, AccountAction',
  },
  {
    former:
      /(?:\.\/|db\/)patience\b|[{,] ?patience\b|\bpatience\.\w|\bdb\/pressure\b|\bDatabaseSilent\b|\banswersSoon\b/,
    now: 'statement-timeout, pool-stats, DatabaseTimeout, pingWithTimeout',
  },
  {
    former:
      /\bsetback\b|\bsweep\b|\bunreadable\.ts\b|\bCannotStart\b|\blast-?[Ww]ords\b|\bwhole-file\b|\bwholeFile\b|\beasy-to-type\b|\beasyToType\b/,
    now: 'smtp-error, purge-expired, client-error, StartupError, formatFatal, atomic-write, readable-code',
  },
  {
    former:
      /\bprove\.service\b|\bspendTr(?:y|ies)\b|\btakeTryBack\b|\bcount(?:Up|Back)\b|\brenewal\.ts\b|(?:^|\/)failures\.ts\b/,
    now: 'verify-second-factor, consumeAttempt, refundAttempt, increment, decrement, rehash, login-throttle',
  },
  {
    former: /\bswitch(?:ed)?(?:Off|On)\b|\bSwitch(?:ed)?(?:Off|On)\b/,
    now: 'disabled, disableAccount, enableAccount',
  },
  {
    former:
      /\bNeedsList\b|<Facts\b|\bFacts(?:Props|\.tsx)\b|\/Facts\/|\bSheet(?:Head)?\b|\bTicks\b|\buseTicks\b|\buseHolding\b|\bHolding\b|\bWatchParts\b|\bTypedBefore\b|\btypedBefore\b/,
    now: 'ActionItems, DescriptionList, TabPage, SectionHeader, selection, pausable, DateSegmentsObserver, preHydrationValues',
  },
  {
    former: /\bPager\b|\bQuoteSlider\b|\bAcceptDecline\b|\bDeclineX\b/,
    now: 'Pagination, TestimonialSlider, DecisionButtons',
  },
  {
    former:
      /\bproblemsIn\b|\binsist\(|\bcontent\/(?:checked|problems)\b|\btesting\/world\b|\bmakeWorld\b|\bfits\(|\bleads-?[Oo]n\b|\bdisagreements?\b|\btesting\/agreement\b|\bfault\/agreement\b|\bledger\b|\bfuzz\/scenes\b/,
    now: 'validateContent, mock-api, no-overflow, captureNavigation, invariants, db-hash, valid-requests',
  },
  {
    former:
      /\b(?:features|stores|islands|contract)\/records\b|\brecords\.(?:ts|schemas|words|service|queries|routes|errors)\b|\$records\b|\bRecordList\b/,
    now: 'accounts, audit-log, mail-outbox',
  },
  { former: /\bmakeBill\b|\binsertBill\b|\bbill\.created\b|\bbillCreated\b/, now: 'generateBill' },
  {
    former: /\bchangeStatus\b|\bupdateAssignment\b|\bupdateOwn\b|\bsetStatusOfOwn\b|'assignment\.status'/,
    now: 'setAssignmentStatus',
  },
  { former: /colour/i, now: 'color, as in CSS' },
  {
    former:
      /\b(?:WeekTurn|turnsOf|turnText|StayRow|selectStays|selectOpenStays|clothOf|CLOTHS)\b|\bavatar-cloth\b/,
    now: 'WeekShift, shiftsOf, shiftText, PostAssignmentRow, selectPostAssignments, avatarColorOf',
  },
  {
    former: /\$asked\b|\baskFor\(|\banswerAsked\b|\bstartAsking\b|\bstores\/ask(?:ed|ing)\b/,
    now: '$stepUp, requestStepUp, endStepUp, handleStepUp',
  },
];

const SEARCHED = [
  'src',
  'packages',
  'scripts',
  'tests',
  '.storybook',
  'docs',
  'README.md',
  'CONTRIBUTING.md',
  '*.ts',
  '*.mjs',
];
/** The glossary, this list, released migrations with their tests, the changelog of renames, and pictures. */
const EXCEPT =
  /^docs\/glossary\.md$|^scripts\/report\/glossary\.ts$|^packages\/api\/src\/(?:db\/(?:migrations\/|upgrade\.test\.ts$)|testing\/versions\/)|^tests\/arch\/migrations\.test\.ts$|\/foundations\/changelog\.mdx$|^tests\/pictures\//;
const TEXT = /\.(?:ts|tsx|astro|mjs|css|md|mdx|json|sh|sql)$/;

/** Every former name that is left: `path:line former → now`. */
export function glossaryLeftovers(folder = root): string[] {
  return trackedFiles(SEARCHED, folder)
    .filter((file) => !EXCEPT.test(file))
    .flatMap((file) => {
      const lines = TEXT.test(file) ? readFileSync(join(folder, file), 'utf8').split('\n') : [];
      return FORMER_NAMES.flatMap(({ former, now }) => {
        const inPath = former.exec(file)?.[0];
        const inText = lines.flatMap((line, index) => {
          const found = former.exec(line)?.[0];
          return found === undefined ? [] : [`${file}:${index + 1} ${found} → ${now}`];
        });
        return inPath === undefined ? inText : [`${file} ${inPath} → ${now}`, ...inText];
      });
    });
}
