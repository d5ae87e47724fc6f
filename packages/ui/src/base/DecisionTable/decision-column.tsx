import { Button } from '../Button/Button.tsx';
import { DecisionButtons } from '../DecisionButtons/DecisionButtons.tsx';
import type { Column } from '../Table/columns.ts';
import { RowActions } from '../Table/RowActions.tsx';
import { actionsColumn } from '../Table/table-columns.tsx';

/** Actions on the rows of a list of applications. */
export interface DecisionActions<Row> {
  /** Accept was pressed on a pending row. */
  onAccept: (row: Row) => void;
  /** Decline was pressed on a pending row. */
  onDecline: (row: Row) => void;
  /** Details was pressed. */
  onShow: (row: Row) => void;
  /** Ids of rows whose decision is being saved. */
  pending?: ReadonlySet<string> | undefined;
}

/** Accept and Decline while a row is pending, Details always. */
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
