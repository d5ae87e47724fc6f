import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { DecisionButtons } from '../DecisionButtons/DecisionButtons.tsx';
import { decisionWords } from '../DecisionButtons/decision-words.ts';
import type { DecisionActions } from '../DecisionTable/decision-column.tsx';
import { type DescriptionItem, DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { useWords } from '../words/useWords.ts';

export interface DecisionDialogProps<Application>
  extends Pick<DecisionActions<Application>, 'onAccept' | 'onDecline'>,
    Omit<DialogProps, 'children' | 'footer' | 'isOpen' | 'title'> {
  /** The application to show; null closes the dialog. */
  application: Application | null;
  /** Heading of the dialog: the applicant's name. */
  title: (application: Application) => ReactNode;
  /** Reopen was pressed on a decided application. Leave out where that is not possible. */
  onReopen?: ((application: Application) => void) | undefined;
  /** The details of the application. */
  items: (application: Application) => readonly DescriptionItem[];
}

/** An application's details and decision buttons. Props and `ref` go to the Dialog. */
export function DecisionDialog<Application extends { status: string; additionalDetails: string }>(
  props: DecisionDialogProps<Application>,
) {
  const t = useWords(decisionWords);
  const { application, title, items, onAccept, onDecline, onReopen, ...dialog } = props;
  if (!application) return null;
  return (
    <Dialog
      {...dialog}
      title={title(application)}
      isOpen
      footer={
        application.status === 'pending' ? (
          <DecisionButtons
            place="dialog"
            onAccept={() => onAccept(application)}
            onDecline={() => onDecline(application)}
          />
        ) : (
          onReopen && <Button onPress={() => onReopen(application)}>{t('reopen')}</Button>
        )
      }
    >
      <DescriptionList items={items(application)} />
      <h3 className="mt-4 font-semibold text-muted text-xs">{t('additionalDetails')}</h3>
      <p className="mt-1 whitespace-pre-line">{application.additionalDetails || t('noneGiven')}</p>
    </Dialog>
  );
}
