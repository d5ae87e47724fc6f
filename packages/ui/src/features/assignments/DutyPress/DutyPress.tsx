import type { OwnDuty } from '@prahari/contract/duties.schemas';
import { LATE_MS } from '@prahari/domain/duty-state';
import { canStart, opensAt } from '@prahari/domain/shown-duty';
import { useState } from 'react';
import { Button } from '../../../base/Button/Button.tsx';
import { Checkbox } from '../../../base/Checkbox/Checkbox.tsx';
import { LazyConfirmDialog } from '../../../base/ConfirmDialog/LazyConfirmDialog.tsx';
import { Icon } from '../../../base/Icon/Icon.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { guardDutyWords } from '../guard-duty-words.ts';
import { clockTime } from '../ShiftHorizon/shift-clock.ts';

export interface DutyPressProps {
  /** `startedAt` also of a press that waits for the network. */
  duty: Pick<OwnDuty, '_id' | 'beginsAt' | 'endsAt' | 'state'> & { startedAt?: string | undefined };
  /** The current instant by the server. */
  now: Date;
  /** True while a press is being sent. */
  pending: boolean;
  /** The device can tell where it is. */
  canGivePosition: boolean;
  /** One press, with the position if that was ticked. */
  onStart: (withPosition: boolean) => void;
  /** One press, and a question before it if the shift has not ended. */
  onEnd: () => void;
}

/** Found without looking, with a cold thumb. */
const THUMB = 'min-h-16! text-lg/tight!';

/** The button to start or to end a duty. */
export function DutyPress({ duty, now, pending, canGivePosition, onStart, onEnd }: DutyPressProps) {
  const t = useWords(guardDutyWords);
  if (duty.startedAt !== undefined) return <EndDuty duty={duty} now={now} pending={pending} onEnd={onEnd} />;
  const isOpen = canStart(duty, now.getTime());
  return (
    <div className="grid gap-2">
      {isOpen ? (
        // Ticked for one press of one duty only.
        <StartDuty key={duty._id} canGivePosition={canGivePosition} pending={pending} onStart={onStart} />
      ) : (
        <>
          <Button size="large" disabled className={`${THUMB} border-dashed`}>
            <Icon name="lantern" />
            {t('start')}
          </Button>
          <p className="text-muted text-sm">{t('opensAt', { time: clockTime(new Date(opensAt(duty))) })}</p>
        </>
      )}
    </div>
  );
}

type StartDutyProps = Pick<DutyPressProps, 'canGivePosition' | 'pending' | 'onStart'>;

function StartDuty({ canGivePosition, pending, onStart }: StartDutyProps) {
  const t = useWords(guardDutyWords);
  const [withPosition, setWithPosition] = useState(false);
  return (
    <>
      {canGivePosition && (
        <Checkbox
          label={t('sendPosition')}
          hint={t('sendPositionHint')}
          checked={withPosition}
          onChange={setWithPosition}
        />
      )}
      <Button
        variant="primary"
        size="large"
        className={THUMB}
        pending={pending}
        onPress={() => onStart(withPosition)}
      >
        <Icon name="lantern" />
        {t('start')}
      </Button>
    </>
  );
}

function EndDuty({ duty, now, pending, onEnd }: Pick<DutyPressProps, 'duty' | 'now' | 'pending' | 'onEnd'>) {
  const t = useWords(guardDutyWords);
  const [isAsking, setAsking] = useState(false);
  const end = Date.parse(duty.endsAt);
  const isOver = now.getTime() >= end;
  const isEarly = now.getTime() < end - LATE_MS;
  return (
    <>
      <Button
        variant={isOver ? 'primary' : 'secondary'}
        size="large"
        className={`${THUMB} w-full`}
        pending={pending}
        onPress={() => (isEarly ? setAsking(true) : onEnd())}
      >
        <Icon name="tick" />
        {t('end')}
      </Button>
      <LazyConfirmDialog
        isOpen={isAsking}
        message={t('endNow')}
        detail={t('endNowDetail', { time: clockTime(new Date(end)) })}
        confirmLabel={t('end')}
        onConfirm={() => {
          setAsking(false);
          onEnd();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
