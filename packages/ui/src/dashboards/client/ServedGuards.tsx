import { useStore } from '@nanostores/react';
import type { ClientAssignment, OwnRating } from '@prahari/contract/assignments.schemas';
import type { ClientProfile } from '@prahari/contract/clients.schemas';
import { clientPostMessages } from '@prahari/contract/posts';
import type { OwnPost, OwnPosts } from '@prahari/contract/posts.schemas';
import { type ReactNode, useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { WithAside } from '../../base/TabPage/WithAside.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { AttendanceOfPosts } from '../../features/assignments/AttendanceNow/AttendanceOfPosts.tsx';
import { clientGuardsWords, type SayGuards } from '../../features/assignments/client-guards-words.ts';
import { FirstPosts } from '../../features/assignments/FirstPosts/FirstPosts.tsx';
import { GuardStatusCard } from '../../features/assignments/GuardStatusCard/GuardStatusCard.tsx';
import { guardNow } from '../../features/assignments/guard-now.ts';
import { LastDays } from '../../features/assignments/LastDays/LastDays.tsx';
import { LoadingGuards } from '../../features/assignments/LoadingGuards/LoadingGuards.tsx';
import { PostsNow } from '../../features/assignments/PostNow/PostsNow.tsx';
import { daysByAssignment } from '../../features/assignments/past-days.ts';
import { lazyPart } from '../../islands/lazyWithRetry.tsx';
import { clientPosts } from '../../stores/client-posts/client-posts.ts';
import { draftAbout } from '../../stores/forms/drafts.ts';
import { ownRatings, rateGuard } from '../../stores/ratings/ratings.ts';
import { openNewestApplications, ownApplications } from '../../stores/requests/own-applications.ts';
import { LoadedPart } from '../LoadedPart.tsx';
import { useLoadWhenSignedIn } from '../useLoadWhenSignedIn.ts';
import { useNow } from '../useNow.ts';
import { useRefreshOnReturn } from '../useRefreshOnReturn.ts';
import { ClientNotes } from './ClientNotes.tsx';
import { clientDashboardWords } from './client-dashboard-words.ts';
import { NewestBills } from './NewestBills.tsx';
import { OwnRequests } from './OwnRequests.tsx';

const RateDialog = lazyPart(() => import('../../features/ratings/RateDialog/RateDialog.tsx'), 'RateDialog');
const ReportProblem = lazyPart(() => import('./ReportProblem.tsx'), 'ReportProblem');

export interface ServedGuardsProps {
  client: ClientProfile | null;
  /** The open assignments. */
  assignments: readonly ClientAssignment[];
  officePhone: string;
  whatsapp?: string | undefined;
  /** In the place of the guards, without any. */
  children: ReactNode;
}

const noPosts: OwnPosts = { attended: false, posts: [] };

/** The states of guards now, by assignment. */
const statesOf = ({ posts, attended }: OwnPosts, now: Date, t: SayGuards) =>
  new Map(
    posts.flatMap(({ duty }) =>
      (duty?.guards ?? []).map(
        (guard) =>
          [
            guard.assignmentId,
            guardNow(guard, duty as NonNullable<typeof duty>, { now, attended }, t),
          ] as const,
      ),
    ),
  );

const canRate = ({ rating }: OwnRating, now: Date): boolean =>
  !rating || Date.parse(rating.changeableUntil) > now.getTime();

/** The guards at the client's posts now, the steps of its requests, ratings and problems. */
export function ServedGuards({ client, assignments, officePhone, whatsapp, children }: ServedGuardsProps) {
  const t = useWords(clientDashboardWords);
  const tGuards = useWords(clientGuardsWords);
  const now = useNow();
  const loaded = useStore(clientPosts.$loaded, { ssr: 'initial' });
  const rated = useStore(ownRatings.$loaded, { ssr: 'initial' });
  const requests = useStore(ownApplications.$page, { ssr: 'initial' });
  const [rating, setRating] = useState<OwnRating>();
  const [isReporting, setReporting] = useState(false);
  useLoadWhenSignedIn(clientPosts.load);
  useLoadWhenSignedIn(ownRatings.load);
  useLoadWhenSignedIn(openNewestApplications);
  useRefreshOnReturn(clientPosts.refreshSilently);
  // Shown one after the other, each would move the ones below it.
  if ([loaded, rated, requests].some(({ state }) => state === 'loading'))
    return <LoadingGuards label={t('loadingGuards')} />;
  const own = (loaded.state === 'ready' && loaded.data) || noPosts;
  const ratings = rated.state === 'ready' ? rated.data : [];
  const states = statesOf(own, now, tGuards);
  const lastDays = daysByAssignment(own.posts);
  const onDutyAt = ({ duty }: OwnPost): number =>
    (duty?.guards ?? []).filter(({ assignmentId }) => states.get(assignmentId)?.state === 'onDuty').length;
  const ofAssignment = ({ _id }: ClientAssignment) =>
    ratings.find(({ assignmentId }) => assignmentId === _id);
  const left = ratings.filter(
    (one) => !one.rating && assignments.every(({ _id }) => _id !== one.assignmentId),
  );
  return (
    <>
      <LoadedPart loaded={loaded} message={clientPostMessages.fetchFailed} onRetry={clientPosts.load}>
        {(posts) => <PostsNow {...posts} now={now} officePhone={officePhone} whatsapp={whatsapp} />}
      </LoadedPart>
      <WithAside aside={<ClientNotes toRate={left} onRate={setRating} />}>
        <OwnRequests posts={own.posts} onDutyAt={onDutyAt} />
        {requests.state !== 'failed' && children}
        {assignments.length > 0 && (
          <GuardStatusCard
            assignments={assignments}
            withdrawn={client?.withdrawnAssignments}
            asked={client?.numberOfGuards}
            now={now}
            officePhone={officePhone}
            hideNow={own.posts.some(({ duty }) => duty)}
            states={states}
            lastDays={lastDays}
            actionsOf={(assignment) => {
              const one = ofAssignment(assignment);
              return (
                <>
                  {one && canRate(one, now) && (
                    <Button size="small" onPress={() => setRating(one)}>
                      {t(one.rating ? 'changeRating' : 'rate')}
                    </Button>
                  )}
                  {own.posts.length > 0 && (
                    <Button size="small" variant="plain" onPress={() => setReporting(true)}>
                      {t('report')}
                    </Button>
                  )}
                </>
              );
            }}
          />
        )}
        {own.attended && <AttendanceOfPosts posts={own.posts} now={now} />}
        <FirstPosts posts={own.posts.filter(({ isOver, lastDays: days }) => !isOver && days.length > 0)}>
          {(post) => <LastDays key={post._id} post={post} />}
        </FirstPosts>
        <NewestBills />
      </WithAside>
      {rating && (
        <RateDialog
          rated={rating}
          draft={draftAbout('rating', rating.assignmentId)}
          submit={rateGuard}
          onClose={() => setRating(undefined)}
        />
      )}
      {isReporting && <ReportProblem posts={own.posts} onClose={() => setReporting(false)} />}
    </>
  );
}
