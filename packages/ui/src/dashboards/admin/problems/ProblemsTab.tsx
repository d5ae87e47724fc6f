import { problemMessages, problemStatuses, problemStatusLabels } from '@prahari/contract/problems';
import type { Problem } from '@prahari/contract/problems.schemas';
import { useState } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { AnswerProblemDialog } from '../../../features/problems/AnswerProblemDialog/AnswerProblemDialog.tsx';
import { OfficeProblems } from '../../../features/problems/OfficeProblems/OfficeProblems.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { answerProblem, closeProblem, problems } from '../../../stores/problems/problems.ts';
import { AdminList } from '../lists/AdminList.tsx';
import { filtersOf } from '../lists/filters.ts';
import { listsWords } from '../lists/lists-words.ts';
import { clientLink } from '../people/person-links.ts';
import { problemsTabWords } from './problems-tab-words.ts';

/** The problems that clients report. */
export function ProblemsTab() {
  const t = useWords(problemsTabWords);
  const sayLists = useWords(listsWords);
  const [answering, setAnswering] = useState<Problem>();
  return (
    <TabPage>
      <AdminList
        list={problems}
        preload={async () => undefined}
        title={t('problems')}
        nouns={[t('oneProblem'), t('manyProblems')]}
        placeholder={t('clientPlaceOrWords')}
        filters={filtersOf(sayLists, problemStatuses, problemStatusLabels)}
        failedMessage={problemMessages.fetchFailed}
        emptyIn="list"
        emptyState={
          <EmptyState scene="litWall" title={t('noProblems')}>
            {t('whenClientReportsOne')}
          </EmptyState>
        }
      >
        {(rows, { pending }) => (
          <OfficeProblems
            problems={rows}
            pending={pending}
            clientLink={clientLink}
            onAnswer={setAnswering}
            onClose={({ _id }) => void closeProblem(_id)}
          />
        )}
      </AdminList>
      {answering && (
        <AnswerProblemDialog
          problem={answering}
          draft={draftAbout('problemAnswer', answering._id)}
          submit={answerProblem}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </TabPage>
  );
}
