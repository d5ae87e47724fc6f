import {
  clientApplicationStatuses,
  reopenClientApplication,
  respondToClientApplication,
} from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { LIST_SEARCH_MAX } from '@prahari/contract/constants';
import { listPosts } from '@prahari/contract/posts';
import type { ComponentProps } from 'react';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
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
import { ApplicationsTab } from './ApplicationsTab.tsx';

const Details = lazyPart(
  () => import('../../../features/requests/ClientApplicationDetails/ClientApplicationDetails.tsx'),
  'ClientApplicationDetails',
);

/** The short posts of the client: that of the request is among them until it is filled. */
function postsLink({ user }: ClientApplication) {
  const params = { tab: 'today', status: 'short', q: user.name.slice(0, LIST_SEARCH_MAX) };
  return {
    label: 'Assign guards',
    href: hrefOf(params, '#posts'),
    onPress: () => pushParams(params, '#posts'),
  };
}

const Table = (props: ComponentProps<typeof ClientApplicationsTable>) => (
  <ClientApplicationsTable
    {...props}
    recordLink={recordLink}
    acceptedLink={isOffered(listPosts) ? postsLink : undefined}
  />
);

export const ClientApplicationsTab = () => (
  <ApplicationsTab
    list={clientApplications}
    pending={useOverview()?.clientApplications.pending}
    statuses={clientApplicationStatuses}
    title="Client Applications"
    nouns={['client application', 'client applications']}
    emptyState={
      <EmptyState scene="letterBox" title="No applications yet">
        Client requests will appear here.
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
