import type { MouseEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { DecisionButtons } from '../DecisionButtons/DecisionButtons.tsx';
import { decisionWords } from '../DecisionButtons/decision-words.ts';
import type { Column } from '../data-grid/columns.ts';
import { RowActions } from '../Table/RowActions.tsx';
import { actionsColumn } from '../Table/table-columns.tsx';
import { useWords } from '../words/useWords.ts';

export interface AcceptedLink {
  label: string;
  href: string;
  /** Pressed without a key that opens another tab of the browser. */
  onPress: () => void;
}

/** The hosted API may say either. */
const isAccepted = (status: string) => status === 'accepted' || status === 'approved';

function NextStep({ label, href, onPress }: AcceptedLink) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <ButtonLink size="small" variant="plain" href={href} onClick={press}>
      {label}
    </ButtonLink>
  );
}

function DetailsButton({ onPress }: { onPress: () => void }) {
  const t = useWords(decisionWords);
  return (
    <Button size="small" variant="plain" data-row-details="" onPress={onPress}>
      {t('details')}
    </Button>
  );
}

/** Actions on the rows of a list of applications. */
export interface DecisionActions<Row> {
  /** Accept was pressed on a pending row. */
  onAccept: (row: Row) => void;
  /** Decline was pressed on a pending row. */
  onDecline: (row: Row) => void;
  /** Details was pressed. */
  onShow: (row: Row) => void;
  /** The next step for an accepted row, as a link in the row. */
  acceptedLink?: ((row: Row) => AcceptedLink) | undefined;
}

/** Accept and Decline while a row is pending, the next step once it is accepted, Details always. */
export const decisionColumn = <Row extends { _id: string; status: string }>({
  onAccept,
  onDecline,
  onShow,
  acceptedLink,
}: DecisionActions<Row>): Column<Row> =>
  actionsColumn('12.5rem', (row, { isPending }) => (
    <RowActions>
      {row.status === 'pending' && (
        <DecisionButtons
          place="row"
          pending={isPending}
          onAccept={() => onAccept(row)}
          onDecline={() => onDecline(row)}
        />
      )}
      {acceptedLink && isAccepted(row.status) && <NextStep {...acceptedLink(row)} />}
      <DetailsButton onPress={() => onShow(row)} />
    </RowActions>
  ));
