import { Button } from '../Button/Button.tsx';
import { actionsColumn } from '../Table/column-types.tsx';
import type { Column } from '../Table/columns.ts';
import { RowActions } from '../Table/RowActions.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';

/** What can be done with a row that asks for something. */
export interface DecisionActions<Row> {
  /** Yes was said to this row. */
  onAccept: (row: Row) => void;
  /** No was said to this row. */
  onDecline: (row: Row) => void;
  /** Opens all that the row is about. */
  onShow: (row: Row) => void;
  /** Ids of rows that are being answered. */
  pending?: ReadonlySet<string> | undefined;
}

/** Both answers while a row is pending, and at any time the way to all of it. */
export const decisionColumn = <Row extends { _id: string; status: string }>({
  onAccept,
  onDecline,
  onShow,
  pending,
}: DecisionActions<Row>): Column<Row> =>
  actionsColumn('12.5rem', (row) => (
    <RowActions>
      {row.status === 'pending' && (
        <DecisionButtons
          place="row"
          pending={pending?.has(row._id)}
          onAccept={() => onAccept(row)}
          onDecline={() => onDecline(row)}
        />
      )}
      <Button size="small" variant="plain" onPress={() => onShow(row)}>
        Details
      </Button>
    </RowActions>
  ));
