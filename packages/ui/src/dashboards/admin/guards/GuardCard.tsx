import { useStore } from '@nanostores/react';
import { getIdentityCard } from '@prahari/contract/identity';
import { useEffect } from 'react';
import { useWords } from '../../../base/words/useWords.ts';
import { GuardCardSection } from '../../../features/identity/GuardCardSection/GuardCardSection.tsx';
import {
  $changingCard,
  downloadCard,
  endCard,
  guardCard,
  makeCard,
  openGuardCard,
} from '../../../stores/identity/guard-card.ts';
import { deletePhotograph, savePhotograph } from '../../../stores/identity/photograph.ts';
import { isOffered } from '../../../stores/session/api.ts';
import { confirmThen } from '../confirm/Confirm.tsx';
import { guardsTabWords, type SayGuardsTab } from './guards-tab-words.ts';

const askToEnd = (guardId: string, name: string, t: SayGuardsTab) =>
  confirmThen(
    {
      message: t('endThisCard'),
      detail: t('whoeverScansCardOf', { name }),
      confirmLabel: t('endCard'),
      tone: 'danger',
    },
    () => endCard(guardId),
  );

const askToDelete = (guardId: string, name: string, t: SayGuardsTab) =>
  confirmThen(
    {
      message: t('deleteThisPhotograph'),
      detail: t('cardOfAndPage', { name }),
      confirmLabel: t('deletePhotograph'),
      tone: 'danger',
    },
    () => deletePhotograph(guardId),
  );

/** Prints the card alone (print.css). */
function printCard(): void {
  document.documentElement.dataset.printsCard = '';
  window.print();
  delete document.documentElement.dataset.printsCard;
}

/** The card of a guard in the record; nothing where the server makes none. */
export function GuardCard({ guardId }: { guardId: string }) {
  const t = useWords(guardsTabWords);
  const loaded = useStore(guardCard.$loaded, { ssr: 'initial' });
  const pending = useStore($changingCard, { ssr: 'initial' });
  const has = isOffered(getIdentityCard);
  useEffect(() => {
    if (has) openGuardCard(guardId);
  }, [has, guardId]);
  const name = loaded.state === 'ready' && loaded.data ? loaded.data.name : '';
  if (!has || loaded.state !== 'ready' || !loaded.data) return null;
  return (
    <GuardCardSection
      card={loaded.data}
      pending={pending}
      onMake={() => void makeCard(guardId)}
      onEnd={() => askToEnd(guardId, name, t)}
      onPrint={printCard}
      onDownload={() => void downloadCard(guardId)}
      onPhotograph={(file) => void savePhotograph(guardId, file)}
      onDeletePhotograph={() => askToDelete(guardId, name, t)}
    />
  );
}
