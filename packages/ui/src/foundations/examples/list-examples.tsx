import { Button } from '../../base/Button/Button.tsx';
import { DecisionButtons } from '../../base/DecisionButtons/DecisionButtons.tsx';
import { DecisionStatus } from '../../base/DecisionStatus/DecisionStatus.tsx';
import { DecisionTable } from '../../base/DecisionTable/DecisionTable.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { Lanterns } from '../../base/Lanterns/Lanterns.tsx';
import { PagedList } from '../../base/PagedList/PagedList.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { SelectableTable } from '../../base/SelectableTable/SelectableTable.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { Table } from '../../base/Table/Table.tsx';
import { nameColumn, textColumn } from '../../base/Table/table-columns.tsx';
import type { Example } from './example.ts';
import { Row } from './Sketch.tsx';

const idle = () => undefined;
interface Person {
  _id: string;
  status: string;
  name: string;
  city: string;
}
const people: readonly Person[] = [
  { _id: '1', status: 'pending', name: 'Asha Rao', city: 'Pune' },
  { _id: '2', status: 'accepted', name: 'Imran Shaikh', city: 'Nagpur' },
];
const name = nameColumn<Person>('name', 'Name', (person) => person.name);
const city = textColumn<Person>('city', 'City', (person) => person.city);
const id = textColumn<Person>('id', 'Id', (person) => `65f0c2d1a9b8e7${person._id}`);
const list = { rows: people, rowKey: (person: Person) => person._id, empty: 'None' };
const page = { state: 'ready', rows: people, from: 1, total: 2, hasNext: false, busy: false } as const;
const paged = { onRetry: idle, onPrevious: idle, onNext: idle, hideSinglePage: true };
const decisions = { onAccept: idle, onDecline: idle, onShow: idle };
const names = (rows: readonly Person[]) => (
  <ul>
    {rows.map((person) => (
      <li key={person._id}>{person.name}</li>
    ))}
  </ul>
);

/** Examples of lists and what stands in their rows. */
export const listExamples: Readonly<Record<string, Example>> = {
  Table: {
    do: <Table label="Guards, name first" {...list} columns={[name, city]} />,
    because: 'The name of the row comes first.',
    dont: <Table label="Guards, id first" {...list} columns={[id, name]} />,
    not: 'An id nobody reads takes the first place and the width.',
  },
  SelectableTable: {
    do: (
      <SelectableTable
        label="Mails not sent"
        {...list}
        columns={[name]}
        defaultSelected={new Set(['1'])}
        actions={<Button size="small">Send 1 again</Button>}
      />
    ),
    because: 'The action says what it does, and to how many.',
    dont: <SelectableTable label="Guards" {...list} columns={[name]} defaultSelected={new Set(['1', '2'])} />,
    not: 'Rows can be chosen, and then there is nothing to do with them.',
  },
  DecisionTable: {
    do: <DecisionTable label="Applications" {...list} columns={[name]} {...decisions} />,
    because: 'Only what is pending asks for a decision.',
    dont: (
      <DecisionTable
        label="Guards to read"
        {...list}
        rows={people.map((person) => ({ ...person, status: 'accepted' }))}
        columns={[name]}
        {...decisions}
      />
    ),
    not: 'Nothing to decide. Use Table with a button for the details.',
  },
  DecisionButtons: {
    do: (
      <Row>
        <DecisionButtons place="row" {...decisions} />
      </Row>
    ),
    because: 'Accept and decline an application: always in this order in a row.',
    dont: (
      <Row>
        <span>Changes to your address</span>
        <DecisionButtons place="row" {...decisions} />
      </Row>
    ),
    not: 'One saves or cancels a form. Use two Buttons that say so.',
  },
  DecisionStatus: {
    do: <DecisionStatus status="accepted">Accepted</DecisionStatus>,
    because: 'The value of the server chooses color and icon; the word is for people.',
    dont: <DecisionStatus status="accepted">APPLICATION_ACCEPTED</DecisionStatus>,
    not: 'A word of the program.',
  },
  PagedList: {
    do: (
      <PagedList
        {...paged}
        nouns={['guard', 'guards']}
        title="Guards"
        level={2}
        emptyIn="list"
        page={{ ...page, rows: [], total: 0 }}
        search={{ value: 'Bhopal', placeholder: 'Name', onChange: idle }}
        emptyState="No guards yet"
        onShowAll={idle}
      >
        {names}
      </PagedList>
    ),
    because: 'Nothing found is not the same as nothing there, and one press shows all again.',
    dont: <EmptyState title="No guards yet" />,
    not: 'The search hid them; this says that there are none.',
  },
  Pagination: {
    do: <Pagination from={9} to={16} total={21} onPrevious={idle} onNext={idle} />,
    because: 'Where one is, and how much there is.',
    dont: (
      <Row>
        <Button size="small">More</Button>
      </Row>
    ),
    not: 'How much more? And nobody finds a row again.',
  },
  Skeleton: {
    do: <Skeleton rows={3} label="Loading three guards" />,
    because: 'The shape of what is coming, so that nothing jumps.',
    dont: <p className="text-center text-muted">Please wait…</p>,
    not: 'Where will it be? The page moves when it comes.',
  },
  Lanterns: {
    do: <Lanterns filled={2} total={3} />,
    because: 'The number first, then one lantern for each place.',
    dont: <Lanterns filled={7} total={10} text="70 % of the bill is paid" />,
    not: 'A lantern is a place with a guard, not a tenth of anything.',
  },
};
