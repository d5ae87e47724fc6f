import { WATCH_NOTE_MAX } from '@prahari/contract/watch';
import type { WatchRow } from '@prahari/contract/watch.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { ButtonLink } from '../../../base/ButtonLink/ButtonLink.tsx';
import { useDraft } from '../../../base/Form/useDraft.ts';
import type { DraftStore } from '../../../base/Form/useForm.ts';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { type LinkTarget, RowLink } from '../../../base/Table/RowLink.tsx';
import { TextField } from '../../../base/TextField/TextField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { officeWatchWords } from '../office-watch-words.ts';
import { stateText, stepsText } from '../watch-text.ts';
import { DutyAxis } from './DutyAxis.tsx';
import { tonightWatchWords } from './tonight-watch-words.ts';

/** The note of a call; undefined while nobody was called. */
export interface CallNote {
  note?: string | undefined;
}

export interface WatchRowItemProps {
  row: WatchRow;
  now: Date;
  /** Keeps what is typed about a call. */
  draft?: DraftStore<CallNote> | undefined;
  /** Keeps a call, with what was said once it is known. */
  onCalled: (note: string) => void;
  onOffer: () => void;
  onReplace: () => void;
  onAssign: () => void;
  guardLink: (guardId: string) => LinkTarget;
  clientLink: (clientId: string) => LinkTarget;
}

/** One place of the watch: who, since when, what was done, and what can be done. */
export function WatchRowItem(props: WatchRowItemProps) {
  const t = useWords(tonightWatchWords);
  const sayOfficeWatch = useWords(officeWatchWords);
  const { row, now, draft, onCalled, onOffer, onReplace, onAssign, guardLink, clientLink } = props;
  const [{ note }, change] = useDraft<CallNote>(draft, {});
  const { duty, post, state } = row;
  const isWarning = state === 'late' || state === 'notStarted';
  const place = [post.place.street, post.place.city].filter(Boolean).join(', ');
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-line border-b py-2 text-sm grid-cols-[minmax(0,1fr)_auto] @min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(8rem,20rem)_minmax(0,13rem)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <span className="block font-name">
          {duty ? <RowLink {...guardLink(duty.guard._id)}>{duty.guard.name}</RowLink> : t('emptyPlace')}
        </span>
        <span className="block text-muted text-xs">
          <RowLink {...clientLink(post.client._id)} inSentence>
            {post.client.name}
          </RowLink>
          {place && `, ${place}`}
        </span>
      </div>
      <DutyAxis row={row} now={now} />
      <div className="min-w-0 max-w-48 @max-[60rem]:text-end">
        <span
          className={`flex items-center @max-[60rem]:justify-end gap-1.5 font-semibold ${isWarning ? 'text-warning' : 'text-danger'}`}
        >
          <Icon name={isWarning ? 'half' : 'cross'} className="size-3 shrink-0" />
          {stateText(row, now, sayOfficeWatch)}
        </span>
        <span className="block wrap-anywhere text-muted text-xs">{stepsText(row, sayOfficeWatch)}</span>
      </div>
      <div className="col-span-full flex justify-end gap-2 max-sm:*:flex-1 @min-[60rem]:col-span-1">
        {duty && (
          <ButtonLink
            size="small"
            href={`tel:${duty.guard.phone.replace(/[^+\d]/g, '')}`}
            aria-label={t('callName', { name: duty.guard.name })}
            onClick={() => {
              onCalled('');
              change({ note: '' });
            }}
          >
            {t('call')}
          </ButtonLink>
        )}
        {post._id && (
          <Button size="small" onPress={onOffer} aria-label={t('offerPlaceAt', { name: post.client.name })}>
            {t('offer')}
          </Button>
        )}
        {duty
          ? post._id && (
              <Button
                size="small"
                onPress={onReplace}
                aria-label={t('replaceName', { name: duty.guard.name })}
              >
                {t('replace')}
              </Button>
            )
          : post._id && (
              <Button
                size="small"
                onPress={onAssign}
                aria-label={t('assignGuardsTo', { name: post.client.name })}
              >
                {t('assign')}
              </Button>
            )}
      </div>
      {note !== undefined && (
        <form
          className="col-span-full flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (note.trim()) onCalled(note.trim());
            change({ note: undefined });
            draft?.set(undefined);
          }}
        >
          <TextField
            label={t('whatWasSaidIn')}
            name="note"
            value={note}
            maxLength={WATCH_NOTE_MAX}
            onChange={(text) => change({ note: text })}
            className="w-full sm:w-72"
          />
          <Button type="submit" size="small">
            {t('keep')}
          </Button>
        </form>
      )}
    </li>
  );
}
