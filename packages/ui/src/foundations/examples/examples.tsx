import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx';
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { PageTitle } from '../../base/PageTitle/PageTitle.tsx';
import { Progress } from '../../base/Progress/Progress.tsx';
import { Stat } from '../../base/Stat/Stat.tsx';
import { Status } from '../../base/Status/Status.tsx';
import { choiceExamples } from './choice-examples.tsx';
import { entryExamples } from './entry-examples.tsx';
import type { Example } from './example.ts';
import { fieldExamples } from './field-examples.tsx';
import { listExamples } from './list-examples.tsx';
import { overlayExamples } from './overlay-examples.tsx';
import { pageExamples } from './page-examples.tsx';
import { Row, Sketch } from './Sketch.tsx';

const idle = () => undefined;

/** Live examples by name of the component, one for each. */
export const examples: Readonly<Record<string, Example>> = {
  ...fieldExamples,
  ...entryExamples,
  ...choiceExamples,
  ...listExamples,
  ...overlayExamples,
  ...pageExamples,
  Button: {
    do: (
      <Row>
        <Button variant="primary">Generate Bill</Button>
        <Button>Cancel</Button>
      </Row>
    ),
    because: 'One primary button, named by what it does.',
    dont: (
      <Row>
        <Button variant="primary">Submit</Button>
        <Button variant="primary">OK</Button>
      </Row>
    ),
    not: 'Two primary buttons compete, and neither says what happens.',
  },
  ButtonLink: {
    do: <ButtonLink href="#docs">Book a service</ButtonLink>,
    because: 'It goes somewhere, so it is a link: it opens in a new tab, and its address can be copied.',
    dont: <Button>Go to the booking page</Button>,
    not: 'A button that changes the address.',
  },
  ConfirmDialog: {
    do: (
      <Sketch
        title="Delete bill INV-2026-0042?"
        detail="The client no longer sees it. This cannot be undone."
      >
        <Button>Cancel</Button>
        <Button variant="danger">Delete bill</Button>
      </Sketch>
    ),
    because: 'The question names the thing, the button the act, and the detail what is lost.',
    dont: (
      <Sketch title="Are you sure?">
        <Button>No</Button>
        <Button variant="primary">Yes</Button>
      </Sketch>
    ),
    not: 'One has to remember what was pressed to know what Yes means.',
  },
  Dialog: {
    do: (
      <Sketch title="Asha Rao" detail="Guard since 5 Dec 2025 · Pune">
        <Button>Close</Button>
      </Sketch>
    ),
    because: 'Short details of one thing, and one way out.',
    dont: (
      <Sketch
        title="Edit everything"
        detail="Step 1 of 6: personal data, address, bank, uniform, training, shifts"
      >
        <Button>Back</Button>
        <Button variant="primary">Next</Button>
      </Sketch>
    ),
    not: 'A form of several steps needs a page of its own.',
  },
  Status: {
    do: (
      <Status tone="success" mark="tick">
        Paid
      </Status>
    ),
    because: 'A word and an icon of its own shape: it reads in greyscale too.',
    dont: <span className="inline-block size-3 rounded-full bg-success" />,
    not: 'A colored dot alone says nothing to many people.',
  },
  Badge: {
    do: (
      <span className="inline-flex items-center gap-2">
        Applications <Badge noun="new">3</Badge>
      </span>
    ),
    because: 'A number beside the word it counts.',
    dont: <Badge tone="danger">Very important message</Badge>,
    not: 'A sentence in a badge. Use Status or text.',
  },
  EmptyState: {
    do: (
      <EmptyState title="No bills yet" action={<Button>Generate Bill</Button>}>
        Bills you generate appear here.
      </EmptyState>
    ),
    because: 'It says what would be here, and offers the first step.',
    dont: <EmptyState title="No data" />,
    not: 'A dead end: is it broken, or is there nothing?',
  },
  ErrorState: {
    do: <ErrorState message="Bills could not be loaded." onRetry={idle} />,
    because: 'What failed, in its place, with a way to try again.',
    dont: <EmptyState title="No bills yet" />,
    not: 'An empty list instead of a failure is a false statement.',
  },
  Progress: {
    do: <Progress label="Uploading documents" value={60} text="3 of 5" />,
    because: 'A number beside the bar, so that waiting can be planned.',
    dont: <Progress label="Loading" value={null} />,
    not: 'An endless bar where the end is known.',
  },
  DescriptionList: {
    do: (
      <DescriptionList
        items={[
          { term: 'Bill', detail: 'INV-2026-0042' },
          { term: 'Due', detail: '5 Dec 2026' },
        ]}
      />
    ),
    because: 'A term and its value per line.',
    dont: <p>Bill: INV-2026-0042, Due: 5 Dec 2026, Amount: ₹1,24,000.00, Status: Pending</p>,
    not: 'Facts in one sentence have to be read in full to find one.',
  },
  Stat: {
    do: <Stat caption="Guards on duty" value="18" total="24" />,
    because: 'A number is compared with its total at once.',
    dont: <Stat caption="Number" value="75.0000 %" />,
    not: 'Precision nobody asked for, and no word for what it counts.',
  },
  PageTitle: {
    do: <PageTitle lead="Three are overdue.">Bills</PageTitle>,
    because: 'The name of the place, and what is new there.',
    dont: (
      <PageTitle lead="Welcome to the bills management section of the dashboard.">Bills Management</PageTitle>
    ),
    not: 'Words that say nothing push the content down.',
  },
  Avatar: {
    do: (
      <span className="inline-flex items-center gap-3">
        <Avatar name="Asha Rao" decorative /> Asha Rao
      </span>
    ),
    because: 'The name stands beside it, so the picture is decoration.',
    dont: <Avatar name="Asha Rao" />,
    not: 'Initials alone: many guards share them.',
  },
  Icon: {
    do: (
      <Button>
        <Icon name="search" /> Search
      </Button>
    ),
    because: 'A word beside the icon.',
    dont: (
      <IconButton label="Reassign">
        <Icon name="chevron-right" />
      </IconButton>
    ),
    not: 'An icon nobody has seen with this meaning.',
  },
};
