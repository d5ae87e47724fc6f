import type { ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { DecisionButtons } from '../../base/DecisionButtons/DecisionButtons.tsx';
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Menu } from '../../base/Menu/Menu.tsx';
import { Popover } from '../../base/Popover/Popover.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import type { Example } from './example.ts';
import { Sketch } from './Sketch.tsx';

const idle = () => undefined;

/** A button and what it opens below it. */
const Opened = ({ button, children }: { button: ReactNode; children: ReactNode }) => (
  <div className="grid justify-items-start gap-1">
    {button}
    <div className="grid min-w-48 gap-2 rounded-md border border-line bg-raised p-3 text-sm shadow-2">
      {children}
    </div>
  </div>
);

const items = (...labels: string[]) => labels.map((label) => <span key={label}>{label}</span>);

const Message = ({ children }: { children: ReactNode }) => (
  <div className="flex items-center gap-3 rounded-md border border-line bg-raised p-3 text-sm shadow-2">
    {children}
  </div>
);

/** Examples of what stands above a page. Drawn in the flow, because the real ones would cover it. */
export const overlayExamples: Readonly<Record<string, Example>> = {
  Menu: {
    do: (
      <Opened button={<Menu label="More" actions={[]} onAction={idle} />}>
        {items('Show reviews', 'Copy number', 'Withdraw guard')}
      </Opened>
    ),
    because: 'Rarer actions on one thing, the destructive one last.',
    dont: (
      <Opened button={<Menu label="City" actions={[]} onAction={idle} />}>
        {items('Pune', 'Mumbai', 'Nagpur')}
      </Opened>
    ),
    not: 'A value is chosen, not an action. Use SelectField.',
  },
  Popover: {
    do: (
      <Opened
        button={
          <Popover label="What is a relief guard?" variant="plain">
            Text
          </Popover>
        }
      >
        <p>Comes within two hours when a guard is absent.</p>
      </Opened>
    ),
    because: 'A short explanation, where the question comes up.',
    dont: (
      <Opened
        button={
          <Popover label="Edit" variant="plain">
            Text
          </Popover>
        }
      >
        <TextField name="overlay-1" label="Name" defaultValue="Asha Rao" />
        <TextField name="overlay-2" label="Email" defaultValue="asha@example.com" />
        <Button variant="primary">Save</Button>
      </Opened>
    ),
    not: 'A form in a popover is lost with one press beside it. Use Dialog or Panel.',
  },
  Tooltip: {
    do: (
      <Opened
        button={
          <IconButton label="Next month" size="small">
            <Icon name="chevron-right" />
          </IconButton>
        }
      >
        <span>Next month</span>
      </Opened>
    ),
    because: 'It repeats the name of an icon for those who hover over it.',
    dont: (
      <Opened button={<Button size="small">Delete</Button>}>
        <span>The client no longer sees the bill.</span>
      </Opened>
    ),
    not: 'What one must know before pressing is hidden, and touch screens never show it.',
  },
  Panel: {
    do: (
      <Sketch title="Generate Bill" detail="Beside the list of bills, which stays readable.">
        <Button>Cancel</Button>
        <Button variant="primary">Generate Bill</Button>
      </Sketch>
    ),
    because: 'A form that needs the list beside it.',
    dont: (
      <Sketch title="Bill INV-2026-0042" detail="5 Dec 2026 · ₹1,24,000.00 · Pending">
        <Button>Close</Button>
      </Sketch>
    ),
    not: 'Nothing to fill in. Use Dialog.',
  },
  DecisionDialog: {
    do: (
      <div className="grid gap-4 rounded-lg border border-line bg-raised p-5 shadow-3">
        <p className="font-semibold text-md">Asha Rao</p>
        <DescriptionList
          items={[
            { term: 'Experience', detail: '7 years, night shifts' },
            { term: 'City', detail: 'Pune' },
          ]}
        />
        <div className="flex justify-end gap-3">
          <DecisionButtons place="dialog" onAccept={idle} onDecline={idle} />
        </div>
      </div>
    ),
    because: 'What the decision depends on, then the decision.',
    dont: (
      <Sketch title="Asha Rao">
        <DecisionButtons place="dialog" onAccept={idle} onDecline={idle} />
      </Sketch>
    ),
    not: 'Who is it, and what do they ask for?',
  },
  Toasts: {
    do: (
      <Message>
        <Icon name="tick" /> Bill marked as paid
      </Message>
    ),
    because: 'What has happened, in a few words; nothing is lost when it goes.',
    dont: (
      <Message>
        Delete the bill?
        <Button size="small">Yes</Button>
      </Message>
    ),
    not: 'A question that disappears by itself. Use ConfirmDialog.',
  },
};
