import { useStore } from '@nanostores/react';
import { clientApplicationMessages, listOwnApplications } from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import type { OwnPost } from '@prahari/contract/posts.schemas';
import { useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { useWords } from '../../base/words/useWords.ts';
import { RequestRoad } from '../../features/requests/RequestRoad/RequestRoad.tsx';
import { lazyPart } from '../../islands/lazyWithRetry.tsx';
import { $withdrawing, ownApplications } from '../../stores/requests/own-applications.ts';
import { isOffered } from '../../stores/session/api.ts';
import { askAgain } from './ask-again.ts';
import { clientDashboardWords } from './client-dashboard-words.ts';
import { TakeBackRequest } from './TakeBackRequest.tsx';

const ChangeOwnRequest = lazyPart(() => import('./ChangeOwnRequest.tsx'), 'ChangeOwnRequest');

/** The most requests whose way is shown; the others are in their list. */
const SHOWN = 3;

export interface OwnRequestsProps {
  posts: readonly OwnPost[];
  /** Returns the number of guards that are on duty at a post now. */
  onDutyAt: (post: OwnPost) => number;
}

/** True for a request whose way is not at its end. */
const isUnderWay = ({ status }: ClientApplication, post: OwnPost | undefined): boolean =>
  status === 'pending' || (status === 'approved' && post !== undefined && !post.isOver);

/** The steps of the client's requests, once they are loaded, with the buttons for each. */
export function OwnRequests({ posts, onDutyAt }: OwnRequestsProps) {
  const t = useWords(clientDashboardWords);
  const page = useStore(ownApplications.$page, { ssr: 'initial' });
  const withdrawing = useStore($withdrawing, { ssr: 'initial' });
  const [changing, setChanging] = useState<ClientApplication>();
  const [takingBack, setTakingBack] = useState<ClientApplication>();
  if (!isOffered(listOwnApplications)) return null;
  if (page.state === 'failed')
    return <ErrorState message={clientApplicationMessages.fetchFailed} onRetry={ownApplications.refresh} />;
  if (page.state !== 'ready') return null;
  const postOf = ({ _id }: ClientApplication) => posts.find(({ requestId }) => requestId === _id);
  const requests = page.rows.filter((request) => isUnderWay(request, postOf(request))).slice(0, SHOWN);
  return (
    <>
      {requests.map((request) => {
        const post = postOf(request);
        return (
          <RequestRoad key={request._id} request={request} post={post} onDuty={post ? onDutyAt(post) : 0}>
            {request.status === 'pending' ? (
              <>
                <Button size="small" onPress={() => setChanging(request)}>
                  {t('change')}
                </Button>
                <Button
                  size="small"
                  variant="plain"
                  pending={withdrawing.has(request._id)}
                  onPress={() => setTakingBack(request)}
                >
                  {t('takeBack')}
                </Button>
              </>
            ) : (
              <Button size="small" onPress={() => askAgain(request)}>
                {t('askAgain')}
              </Button>
            )}
          </RequestRoad>
        );
      })}
      {changing && <ChangeOwnRequest application={changing} onClose={() => setChanging(undefined)} />}
      <TakeBackRequest request={takingBack} onClose={() => setTakingBack(undefined)} />
    </>
  );
}
