import { useStore } from '@nanostores/react';
import { clientPostMessages } from '@prahari/contract/posts';
import { problemMessages } from '@prahari/contract/problems';
import { useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { SectionHeader } from '../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../base/TabPage/TabPage.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { OwnProblems } from '../../features/problems/OwnProblems/OwnProblems.tsx';
import { clientPosts } from '../../stores/client-posts/client-posts.ts';
import { ownProblems } from '../../stores/problems/own-problems.ts';
import { LoadedPart } from '../LoadedPart.tsx';
import { LoadedView } from '../LoadedView.tsx';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';
import { useRefreshOnReturn } from '../useRefreshOnReturn.ts';
import { clientDashboardWords } from './client-dashboard-words.ts';
import { ReportProblem } from './ReportProblem.tsx';

/** The client's problems with the office's answers. */
export function ProblemsTab() {
  const t = useWords(clientDashboardWords);
  const loaded = useStore(ownProblems.$loaded, { ssr: 'initial' });
  const posts = useStore(clientPosts.$loaded, { ssr: 'initial' });
  const [isReporting, setReporting] = useState(false);
  useLoadWhenSignedIn(ownProblems.load);
  useLoadWhenSignedIn(clientPosts.load);
  useRefreshOnReturn(ownProblems.refreshSilently);
  const choices = (posts.state === 'ready' && posts.data?.posts) || [];
  return (
    <TabPage>
      <SectionHeader
        title={t('problems')}
        tools={
          choices.length > 0 && (
            <Button variant="primary" onPress={() => setReporting(true)}>
              {t('report')}
            </Button>
          )
        }
      />
      {/* Without the posts nothing can be reported about them. */}
      <LoadedPart loaded={posts} message={clientPostMessages.fetchFailed} onRetry={clientPosts.load}>
        {() => null}
      </LoadedPart>
      <LoadedView
        loaded={loaded}
        label={t('loadingProblems')}
        message={problemMessages.fetchFailed}
        onRetry={ownProblems.load}
      >
        {(problems) => <OwnProblems problems={problems} />}
      </LoadedView>
      {isReporting && <ReportProblem posts={choices} onClose={() => setReporting(false)} />}
    </TabPage>
  );
}
