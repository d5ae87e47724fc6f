import {
  clientApplicationStatuses,
  reopenClientApplication,
  respondToClientApplication,
  withdrawClientApplication,
} from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import { listPosts } from '@prahari/contract/posts';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { ClientApplicationsTable } from '../../../features/requests/ClientApplicationsTable/ClientApplicationsTable.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import {
  acceptApplication,
  clientApplications,
  declineApplication,
  reopenApplication,
} from '../../../stores/requests/client-applications.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { hrefOf, pushParams } from '../../search-params.ts';
import { recordLink } from '../people/person-links.ts';
import { useOverview } from '../today/useOverview.ts';
import { ApplicationsTab, statusesOf } from './ApplicationsTab.tsx';
import { applicationsTabWords, type SayApplicationsTab } from './applications-tab-words.ts';

const Details = lazyPart(
  () => import('../../../features/requests/ClientApplicationDetails/ClientApplicationDetails.tsx'),
  'ClientApplicationDetails',
);

/** The short posts of the client: that of the request is among them until it is filled. */
function postsLink({ user }: ClientApplication, t: SayApplicationsTab) {
  const params = { tab: 'today', status: 'short', q: user.name.slice(0, LIST_SEARCH_MAX) };
  return {
    label: t('assignGuards'),
    href: hrefOf(params, '#posts'),
    onPress: () => pushParams(params, '#posts'),
  };
}

const Table = (props: ComponentProps<typeof ClientApplicationsTable>) => {
  const t = useWords(applicationsTabWords);
  return (
    <ClientApplicationsTable
      {...props}
      recordLink={recordLink}
      acceptedLink={isOffered(listPosts) ? (one) => postsLink(one, t) : undefined}
    />
  );
};

export const ClientApplicationsTab = () => {
  const t = useWords(applicationsTabWords);
  return (
    <ApplicationsTab
      list={clientApplications}
      pending={useOverview()?.clientApplications.pending}
      statuses={statusesOf(clientApplicationStatuses, withdrawClientApplication)}
      title={t('clientApplications')}
      nouns={[t('oneClientApplication'), t('manyClientApplications')]}
      emptyState={
        <EmptyState scene="letterBox" title={t('noApplicationsYet')}>
          {t('clientRequestsWillAppear')}
        </EmptyState>
      }
      exportAs="clientApplications"
      bulk={{ accept: 'acceptClientApplications', decline: 'declineClientApplications' }}
      accept={acceptApplication}
      decline={declineApplication}
      takesReason={isOffered(respondToClientApplication, 'reason')}
      reopen={isOffered(reopenClientApplication) ? reopenApplication : undefined}
      applicantOf={({ user }) => user.name}
      Table={Table}
      Details={Details}
    />
  );
};
