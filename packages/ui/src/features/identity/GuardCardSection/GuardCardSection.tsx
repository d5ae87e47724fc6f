import type { IdentityCard } from '@prahari/contract/identity.schemas';
import { Button } from '../../../base/Button/Button.tsx';
import { FileField } from '../../../base/FileField/FileField.tsx';
import { useWords } from '../../../base/words/useWords.ts';
import { CardSides } from '../CardSides/CardSides.tsx';
import { IdentityCardView } from '../IdentityCardView/IdentityCardView.tsx';
import { guardCardSectionWords } from './guard-card-section-words.ts';

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
  const t = useWords(guardCardSectionWords);
  return (
    <div className="mt-3 grid gap-3">
      <IdentityCardView card={card} />
      <div className="identity-card hidden">
        <CardSides card={card} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button {...small} onPress={onPrint}>
          {t('printCard')}
        </Button>
        <Button {...small} onPress={onDownload}>
          {t('downloadPdf')}
        </Button>
        <Button {...small} variant="plain" pending={pending} onPress={onEnd}>
          {t('endCard')}
        </Button>
      </div>
    </div>
  );
}

/** The office makes, prints and ends the card of a guard, and keeps the photograph for it. */
export function GuardCardSection(props: GuardCardSectionProps) {
  const t = useWords(guardCardSectionWords);
  const { card, pending, onMake, onPhotograph, onDeletePhotograph } = props;
  const { url } = card;
  return (
    <section className="border-line border-t py-5">
      <h3 className="font-semibold text-base">{t('identityCard')}</h3>
      {url === null ? (
        <div className="mt-2 grid justify-items-start gap-3">
          <p className="text-muted text-sm">{t('cardWithCodeWhoever')}</p>
          <Button {...small} pending={pending} onPress={onMake}>
            {t('makeCard')}
          </Button>
        </div>
      ) : (
        <ValidCard {...props} card={{ ...card, url }} />
      )}
      <div className="mt-4 grid justify-items-start gap-3">
        <FileField
          name="photograph"
          label={card.photograph ? t('anotherPhotograph') : t('photograph')}
          hint={t('jpegOrPngFor')}
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          value={[]}
          onChange={([file]) => file && onPhotograph(file)}
        />
        {card.photograph && (
          <Button {...small} variant="plain" pending={pending} onPress={onDeletePhotograph}>
            {t('deletePhotograph')}
          </Button>
        )}
      </div>
    </section>
  );
}
