import type { avatarWords } from '../base/Avatar/avatar-words.ts';
import type { carouselWords } from '../base/Carousel/carousel-words.ts';
import type { decisionWords } from '../base/DecisionButtons/decision-words.ts';
import type { selectionWords } from '../base/SelectableTable/selection-words.ts';
import type { baseWords } from '../base/words/base-words.ts';
import type { dateWords } from '../base/words/date-words.ts';
import type { WordsOf } from '../base/words/define-words.ts';
import type { fieldWords } from '../base/words/field-words.ts';
import type { clientDashboardWords } from '../dashboards/client/client-dashboard-words.ts';
import type { guardDashboardWords } from '../dashboards/security/guard-dashboard-words.ts';
import type { clientGuardsWords } from '../features/assignments/client-guards-words.ts';
import type { guardDutyWords } from '../features/assignments/guard-duty-words.ts';
import type { authWords } from '../features/auth/auth-words.ts';
import type { billWords } from '../features/bills/bill-words.ts';
import type { identityAnswerWords, identityCardWords } from '../features/identity/identity-card-words.ts';
import type { jobApplicationWords } from '../features/job-applications/job-application-words.ts';
import type { ownLeaveWords } from '../features/leave/own-leave-words.ts';
import type { owedWords } from '../features/money/owed-words.ts';
import type { statementWords } from '../features/money/statement-words.ts';
import type { musterWords, ownMonthWords } from '../features/muster/muster-words.ts';
import type { accountWords } from '../features/my-account/account-words.ts';
import type { offerWords } from '../features/offers/offer-words.ts';
import type { ownPapersWords } from '../features/people/own-papers-words.ts';
import type { ownProblemWords } from '../features/problems/own-problem-words.ts';
import type { ratingWords } from '../features/ratings/rating-words.ts';
import type { requestWords } from '../features/requests/request-words.ts';
import type { islandWords } from '../islands/island-words.ts';
import type { KnownText } from './known-texts.ts';

/** The parts of the library that have words of their own. */
type Part =
  | typeof avatarWords
  | typeof carouselWords
  | typeof decisionWords
  | typeof selectionWords
  | typeof baseWords
  | typeof clientDashboardWords
  | typeof clientGuardsWords
  | typeof dateWords
  | typeof fieldWords
  | typeof guardDashboardWords
  | typeof guardDutyWords
  | typeof identityAnswerWords
  | typeof identityCardWords
  | typeof islandWords
  | typeof jobApplicationWords
  | typeof musterWords
  | typeof offerWords
  | typeof owedWords
  | typeof ownLeaveWords
  | typeof ownMonthWords
  | typeof ownPapersWords
  | typeof ownProblemWords
  | typeof ratingWords
  | typeof billWords
  | typeof statementWords
  | typeof authWords
  | typeof accountWords
  | typeof requestWords;

/** A language besides English: every word of every part, and the sentences that come with data. */
export interface Language {
  words: { readonly [One in Part as One['name']]: WordsOf<One> };
  texts: Readonly<Record<KnownText, string>>;
}
