import { problemMessages, problemStatuses, problemStatusLabels } from '@prahari/contract/problems';
import type { Problem } from '@prahari/contract/problems.schemas';
import { useState } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { AnswerProblemDialog } from '../../../features/problems/AnswerProblemDialog/AnswerProblemDialog.tsx';
import { OfficeProblems } from '../../../features/problems/OfficeProblems/OfficeProblems.tsx';
import { draftAbout } from '../../../stores/forms/drafts.ts';
import { answerProblem, closeProblem, problems } from '../../../stores/problems/problems.ts';
import { AdminList } from '../lists/AdminList.tsx';
import { filtersOf } from '../lists/filters.ts';
import { clientLink } from '../people/person-links.ts';

/** The problems that clients report. */
export function ProblemsTab() {
  const [answering, setAnswering] = useState<Problem>();
  return (
    <TabPage>
      <AdminList
        list={problems}
        preload={async () => undefined}
        title="Problems"
        nouns={['problem', 'problems']}
        placeholder="Client, place or words"
        filters={filtersOf(problemStatuses, problemStatusLabels)}
        failedMessage={problemMessages.fetchFailed}
        emptyState={
          <EmptyState scene="litWall" title="No problems">
            When a client reports one, it is here and among your to-dos.
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
