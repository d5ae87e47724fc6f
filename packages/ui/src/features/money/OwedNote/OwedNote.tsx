import { formatRupees } from '@prahari/domain/format';
import { Button } from '../../../base/Button/Button.tsx';

export interface OwedNoteProps {
  /** In rupees; negative in the client's favor. */
  owed: number;
  /** See bills was pressed. */
  onBills: () => void;
}

/** What a client owes, with the way to its bills. */
export const OwedNote = ({ owed, onBills }: OwedNoteProps) => (
  <section className="flex flex-wrap items-center justify-between gap-4 border-line-strong border-t pt-4">
    <div>
      <h2 className="text-muted text-sm">{owed < 0 ? 'In your favor' : 'You owe'}</h2>
      <p className="font-semibold text-xl tabular-nums">{formatRupees(Math.abs(owed))}</p>
    </div>
    <Button onPress={onBills}>See bills</Button>
  </section>
);
