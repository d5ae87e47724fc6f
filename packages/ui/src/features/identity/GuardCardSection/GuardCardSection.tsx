import type { IdentityCard } from '@prahari/contract/identity.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { FileField } from '../../../base/FileField/FileField.tsx';
import { CardSides } from '../CardSides/CardSides.tsx';
import { IdentityCardView } from '../IdentityCardView/IdentityCardView.tsx';

export interface GuardCardSectionProps {
  /** The guard's card; its url is null without one. */
  card: IdentityCard;
  pending: boolean;
  onMake: () => void;
  /** The caller asks first. */
  onEnd: () => void;
  onPrint: () => void;
  onDownload: () => void;
  onPhotograph: (file: File) => void;
  onDeletePhotograph: () => void;
}

const small = { size: 'small', className: 'touch:min-h-target' } as const;

function ValidCard({
  card,
  pending,
  onEnd,
  onPrint,
  onDownload,
}: GuardCardSectionProps & { card: { url: string } }) {
  return (
    <div className="mt-3 grid gap-3">
      <IdentityCardView card={card} />
      <div className="identity-card hidden">
        <CardSides card={card} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button {...small} onPress={onPrint}>
          Print card
        </Button>
        <Button {...small} onPress={onDownload}>
          Download PDF
        </Button>
        <Button {...small} variant="plain" pending={pending} onPress={onEnd}>
          End card
        </Button>
      </div>
    </div>
  );
}

/** The office makes, prints and ends the card of a guard, and keeps the photograph for it. */
export function GuardCardSection(props: GuardCardSectionProps) {
  const { card, pending, onMake, onPhotograph, onDeletePhotograph } = props;
  const { url } = card;
  return (
    <section className="border-line border-t py-5">
      <h3 className="font-semibold text-base">Identity card</h3>
      {url === null ? (
        <div className="mt-2 grid justify-items-start gap-3">
          <p className="text-muted text-sm">
            A card with a code. Whoever scans it reads that this is a guard of yours, on duty until when.
          </p>
          <Button {...small} pending={pending} onPress={onMake}>
            Make card
          </Button>
        </div>
      ) : (
        <ValidCard {...props} card={{ ...card, url }} />
      )}
      <div className="mt-4 grid justify-items-start gap-3">
        <FileField
          name="photograph"
          label={card.photograph ? 'Another photograph' : 'Photograph'}
          hint="JPEG or PNG, for the card and the page that its code opens. Ask the guard first."
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          value={[]}
          onChange={([file]) => file && onPhotograph(file)}
        />
        {card.photograph && (
          <Button {...small} variant="plain" pending={pending} onPress={onDeletePhotograph}>
            Delete photograph
          </Button>
        )}
      </div>
    </section>
  );
}
