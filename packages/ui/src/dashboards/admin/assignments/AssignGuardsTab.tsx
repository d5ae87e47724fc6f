import { useStore } from '@nanostores/react';
import { listPosts } from '@prahari/contract/posts';
import type { Post } from '@prahari/contract/posts.schemas';
import { useEffect, useState } from 'react';
import type { ComboBoxOption } from '../../../base/ComboBox/ComboBoxList.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import {
  AssignGuardForm,
  type AssignGuardFormProps,
} from '../../../features/assignments/AssignGuardForm/AssignGuardForm.tsx';
import { ShortPosts } from '../../../features/posts/ShortPosts/ShortPosts.tsx';
import {
  $preselected,
  assignGuard,
  loadAssignChoices,
  preselect,
} from '../../../stores/assignments/assignments.ts';
import { unassignedClients } from '../../../stores/clients/clients.ts';
import { draftOf } from '../../../stores/forms/drafts.ts';
import { availableGuards } from '../../../stores/guards/guards.ts';
import { $postsOfClient, loadPostsOfClient } from '../../../stores/posts/posts.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { hrefOf, pushParams, replaceParams, useSearchParams } from '../../search-params.ts';
import { clientOption } from '../clients/client-option.ts';
import { guardOption } from '../guards/guard-option.ts';
import { comboBoxProps } from '../lists/combo-box-props.ts';
import { clientLink } from '../people/person-links.ts';

const postParams = ({ _id }: Post) => ({ tab: 'assign-guards', post: _id });

const $draft: NonNullable<AssignGuardFormProps['draft']> = draftOf('assignGuard');

/** The list with the one that was chosen elsewhere. */
const withChosen = (chosen: ComboBoxOption | undefined, options: readonly ComboBoxOption[]) =>
  chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options;

export function AssignGuardsTab() {
  const clientId = useSearchParams().get('client') ?? '';
  const guards = useStore(availableGuards.$choices, { ssr: 'initial' });
  const clients = useStore(unassignedClients.$choices, { ssr: 'initial' });
  // A guard chosen in a record may still be assigned elsewhere, and is then not among the available ones.
  const [chosenGuard] = useState(() => $draft.get()?.guardId ?? undefined);
  const preselected = useStore($preselected, { ssr: 'initial' });
  useEffect(() => void loadAssignChoices(), []);
  useEffect(() => void preselect(clientId), [clientId]);
  const ofClient = useStore($postsOfClient, { ssr: 'initial' });
  useEffect(() => {
    if (preselected && isOffered(listPosts)) void loadPostsOfClient(preselected);
  }, [preselected]);

  // The list has unassigned clients only; add a client that was selected in the clients table and has some guards.
  const client = preselected?._id === clientId ? clientOption(preselected) : undefined;
  const offered = comboBoxProps(clients, unassignedClients, clientOption, 'No client matches');
  const options = withChosen(client, offered.options);
  const offeredGuards = comboBoxProps(guards, availableGuards, guardOption, 'No guard is available');
  return (
    <TabPage>
      <SectionHeader title="Assign Guards" />
      {client && ofClient.clientId === client.value && (
        <ShortPosts
          posts={ofClient.posts}
          clientLink={clientLink}
          assignHref={(post) => hrefOf(postParams(post))}
          onAssign={(post) => pushParams(postParams(post))}
        />
      )}
      <AssignGuardForm
        key={client?.value ?? ''}
        client={client}
        draft={$draft}
        guards={{ ...offeredGuards, options: withChosen(chosenGuard, offeredGuards.options) }}
        clients={{ ...offered, options }}
        submit={(assignment) => onSuccess(assignGuard(assignment), () => replaceParams({ client: '' }))}
      />
    </TabPage>
  );
}
