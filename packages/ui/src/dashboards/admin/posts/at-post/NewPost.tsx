import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useShown } from '../../../../base/useShown.ts';
import { useWords } from '../../../../base/words/useWords.ts';
import { ChooseDialog } from '../../../../features/posts/ChooseDialog.tsx';
import { NewPostDialog } from '../../../../features/posts/NewPostDialog/NewPostDialog.tsx';
import { allClients } from '../../../../stores/clients/clients.ts';
import { draftAbout } from '../../../../stores/forms/drafts.ts';
import { addPost } from '../../../../stores/posts/post-changes.ts';
import { $likePost, loadLikePost } from '../../../../stores/posts/post-choices.ts';
import { pushParams } from '../../../search-params.ts';
import { clientOption } from '../../clients/client-option.ts';
import { comboBoxProps } from '../../lists/combo-box-props.ts';
import { listsWords } from '../../lists/lists-words.ts';
import { atPostWords } from './at-post-words.ts';

interface Client {
  _id: string;
  name: string;
}

/** Asks for the client and then for the new post, whose candidates follow. Open while mounted. */
export function NewPost({ onClose }: { onClose: () => void }) {
  const t = useWords(atPostWords);
  const sayLists = useWords(listsWords);
  const choices = useStore(allClients.$choices, { ssr: 'initial' });
  const like = useStore($likePost, { ssr: 'initial' });
  const [client, setClient] = useState<Client>();
  const isShown = useShown();
  useEffect(() => void allClients.search(), []);
  if (!client || like.clientId !== client._id)
    return (
      <ChooseDialog
        title={t('newPost')}
        label={t('client')}
        choices={comboBoxProps(choices, allClients, clientOption, t('noClientMatches'), sayLists)}
        onChoose={(id) => {
          const found = choices.state === 'ready' && choices.rows.find(({ _id }) => _id === id);
          if (!found) return;
          setClient({ _id: id, name: found.user.name });
          void loadLikePost({ _id: id, name: found.user.name });
        }}
        onClose={onClose}
      />
    );
  return (
    <NewPostDialog
      client={client}
      like={like.post}
      draft={draftAbout('newPost', client._id)}
      submit={(body) =>
        addPost(body, (post) => isShown.current && pushParams({ tab: 'assign-guards', post }))
      }
      onClose={onClose}
    />
  );
}
