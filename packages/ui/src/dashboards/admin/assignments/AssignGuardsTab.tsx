import { useStore } from '@nanostores/react';
import { listPosts } from '@prahari/contract/posts';
import type { Post } from '@prahari/contract/posts.schemas';
import { useEffect, useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import type { ComboBoxOption } from '../../../base/ComboBox/ComboBoxList.tsx';
import { EmptyState } from '../../../base/EmptyState/EmptyState.tsx';
import { onSuccess } from '../../../base/Form/on-success.ts';
import { SectionHeader } from '../../../base/SectionHeader/SectionHeader.tsx';
import { FormBeside } from '../../../base/TabPage/FormBeside.tsx';
import { TabPage } from '../../../base/TabPage/TabPage.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import {
  AssignGuardForm,
  type AssignGuardFormProps,
} from '../../../features/assignments/AssignGuardForm/AssignGuardForm.tsx';
import { ShortPosts } from '../../../features/posts/ShortPosts/ShortPosts.tsx';
import { ShortPostsNote } from '../../../features/posts/ShortPostsNote/ShortPostsNote.tsx';
import {
  $preselected,
  assignGuard,
  lackingChoice,
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
import { listsWords } from '../lists/lists-words.ts';
import { clientLink } from '../people/person-links.ts';
import { useOverview } from '../today/useOverview.ts';
import { assignGuardsTabWords } from './assign-guards-tab-words.ts';

const postParams = ({ _id }: Post) => ({ tab: 'assign-guards', post: _id });

const shortBoard = { tab: 'today', status: 'short' };

const $draft: NonNullable<AssignGuardFormProps['draft']> = draftOf('assignGuard');

/** The list with the one that was chosen elsewhere. */
const withChosen = (chosen: ComboBoxOption | undefined, options: readonly ComboBoxOption[]) =>
  chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options;

/** Returns whether guards or clients are missing, once the choices have loaded for the first time. */
function useLackingChoice() {
  const [lacking, setLacking] = useState<ReturnType<typeof lackingChoice>>();
  useEffect(() => void loadAssignChoices().then(() => setLacking(lackingChoice())), []);
  return lacking;
}

export function AssignGuardsTab() {
  const t = useWords(assignGuardsTabWords);
  const sayLists = useWords(listsWords);
  const clientId = useSearchParams().get('client') ?? '';
  const guards = useStore(availableGuards.$choices, { ssr: 'initial' });
  const clients = useStore(unassignedClients.$choices, { ssr: 'initial' });
  // A guard chosen in a record may still be assigned elsewhere, and is then not among the available ones.
  const [chosenGuard, setChosenGuard] = useState(() => $draft.get()?.guardId ?? undefined);
  const preselected = useStore($preselected, { ssr: 'initial' });
  const lacking = useLackingChoice();
  useEffect(() => void preselect(clientId), [clientId]);
  const ofClient = useStore($postsOfClient, { ssr: 'initial' });
  const overview = useOverview();
  const hasPosts = isOffered(listPosts);
  useEffect(() => {
    if (hasPosts)
      void loadPostsOfClient(preselected ? { _id: preselected._id, name: preselected.user.name } : undefined);
  }, [preselected, hasPosts]);
  const onClient = (chosen: ComboBoxOption | null) => {
    if (hasPosts) void loadPostsOfClient(chosen ? { _id: chosen.value, name: chosen.label } : undefined);
  };
  const leaveChoices = () => {
    setChosenGuard(undefined);
    replaceParams({ client: '' });
    onClient(null);
  };

  // The list has unassigned clients only; add a client that was selected in the clients table and has some guards.
  const client = preselected?._id === clientId ? clientOption(preselected) : undefined;
  const offered = comboBoxProps(clients, unassignedClients, clientOption, t('noClientMatches'), sayLists);
  const options = withChosen(client, offered.options);
  const offeredGuards = comboBoxProps(
    guards,
    availableGuards,
    guardOption,
    t('noGuardIsAvailable'),
    sayLists,
  );
  const isLacking = lacking === 'guards' ? !chosenGuard : lacking === 'clients' && !client;
  const short = overview?.posts.short ?? 0;
  const shortPosts = ofClient.clientId ? (
    <ShortPosts
      posts={ofClient.posts}
      clientLink={clientLink}
      assignHref={(post) => hrefOf(postParams(post))}
      onAssign={(post) => pushParams(postParams(post))}
    />
  ) : (
    short > 0 && (
      <ShortPostsNote
        count={short}
        link={{ href: hrefOf(shortBoard, '#posts'), onOpen: () => pushParams(shortBoard, '#posts') }}
      />
    )
  );
  return (
    <TabPage>
      <SectionHeader title={t('assignGuards')} />
      {isLacking ? (
        <>
          <Lacking choice={lacking} />
          {shortPosts}
        </>
      ) : (
        <FormBeside
          form={
            <AssignGuardForm
              key={client?.value ?? ''}
              client={client}
              draft={$draft}
              guards={{ ...offeredGuards, options: withChosen(chosenGuard, offeredGuards.options) }}
              clients={{ ...offered, options }}
              onClient={onClient}
              // A draft begins with what is typed or chosen in the form: not with a client chosen elsewhere.
              place={client ? undefined : ofClient.posts[0]?.place}
              submit={(assignment) => onSuccess(assignGuard(assignment), leaveChoices)}
            />
          }
        >
          {shortPosts}
        </FormBeside>
      )}
    </TabPage>
  );
}

/** Says why nobody can be assigned with the form, and where to go instead. */
function Lacking({ choice }: { choice: ReturnType<typeof lackingChoice> }) {
  const t = useWords(assignGuardsTabWords);
  const tab = choice === 'guards' ? 'security-guards' : 'clients';
  const [title, reason] =
    choice === 'guards'
      ? [t('noGuardIsAvailable'), t('guardIsAvailableOnce')]
      : [t('noClientWaitsFor'), t('everyClientHasOne')];
  return (
    <EmptyState
      scene="guardPost"
      title={title}
      action={
        <Button onPress={() => pushParams({ tab })}>
          {choice === 'guards' ? t('showGuards') : t('showClients')}
        </Button>
      }
    >
      {reason}
    </EmptyState>
  );
}
