import type { IdentityCard } from '@prahari/contract/identity.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { IdentityCardView } from '../IdentityCardView/IdentityCardView.tsx';

export interface GuardCardSectionProps {
  /** The guard's card; its url is null without one. */
  card: IdentityCard;
  pending: boolean;
  onMake: () => void;
  /** The caller asks first. */
  onEnd: () => void;
  onPrint: () => void;
}

/** The office makes, prints and ends the card of a guard. */
export function GuardCardSection({ card, pending, onMake, onEnd, onPrint }: GuardCardSectionProps) {
  const { url } = card;
  return (
    <section className="border-line border-t py-5">
      <h3 className="font-semibold text-base">Identity card</h3>
      {url === null ? (
        <div className="mt-2 grid justify-items-start gap-3">
          <p className="text-muted text-sm">
            A card with a code. Whoever scans it reads that this is a guard of yours, on duty until when.
          </p>
          <Button size="small" className="touch:min-h-target" pending={pending} onPress={onMake}>
            Make card
          </Button>
        </div>
      ) : (
        <div className="mt-3 grid gap-3">
          <IdentityCardView card={{ ...card, url }} />
          <div className="flex flex-wrap gap-2">
            <Button size="small" className="touch:min-h-target" onPress={onPrint}>
              Print card
            </Button>
            <Button
              size="small"
              variant="plain"
              className="touch:min-h-target"
              pending={pending}
              onPress={onEnd}
            >
              End card
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
