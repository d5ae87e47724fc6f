import { FilterBar } from '../../base/FilterBar/FilterBar.tsx';
import { RadioGroup } from '../../base/RadioGroup/RadioGroup.tsx';
import { Rating } from '../../base/Rating/Rating.tsx';
import { RatingField } from '../../base/RatingField/RatingField.tsx';
import { SegmentedControl } from '../../base/SegmentedControl/SegmentedControl.tsx';
import { Tabs } from '../../base/Tabs/Tabs.tsx';
import type { Example } from './example.ts';

const choices = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** Examples of choosing one of several. */
export const choiceExamples: Readonly<Record<string, Example>> = {
  RadioGroup: {
    do: (
      <RadioGroup
        name="choice-1"
        label="Shift"
        options={[
          { value: 'day', label: 'Day', detail: '08:00 to 20:00' },
          { value: 'night', label: 'Night', detail: '20:00 to 08:00' },
        ]}
      />
    ),
    because: 'All choices at once, with what tells them apart, and none chosen for you.',
    dont: (
      <RadioGroup
        name="choice-2"
        label="I agree to the Terms of Service"
        defaultValue="Yes"
        options={choices('Yes', 'No')}
      />
    ),
    not: 'Consent that is given beforehand is none. Use Checkbox.',
  },
  SegmentedControl: {
    do: (
      <SegmentedControl
        name="choice-3"
        label="Your status"
        defaultValue="onDuty"
        options={[
          { value: 'onDuty', label: 'On duty', mark: 'lantern' },
          { value: 'onBreak', label: 'On break', mark: 'pause' },
        ]}
      />
    ),
    because: 'Two short words with icons of their own shape.',
    dont: (
      <SegmentedControl
        name="choice-4"
        label="City"
        defaultValue="Pune"
        options={['Pune', 'Mumbai', 'Nagpur', 'Nashik', 'Thane'].map((label) => ({
          value: label,
          label,
          mark: 'ring' as const,
        }))}
      />
    ),
    not: 'Five places with one icon: no room for the words. Use SelectField.',
  },
  FilterBar: {
    do: (
      <FilterBar
        label="Filter clients"
        options={[
          { value: 'all', label: 'All', count: 21 },
          { value: 'assigned', label: 'Assigned', count: 17 },
          { value: 'unassigned', label: 'Unassigned', count: 4 },
        ]}
      />
    ),
    because: 'All comes first, and the counts say what a press will show.',
    dont: (
      <div className="grid gap-2">
        <FilterBar label="Filter by status" options={choices('Paid', 'Pending', 'Overdue')} />
        <FilterBar label="Filter by month" options={choices('October', 'November')} />
      </div>
    ),
    not: 'Two bars on one list, and no way back to all rows.',
  },
  Tabs: {
    do: (
      <Tabs
        label="Example of a dashboard"
        tabs={[
          { id: 'guards', label: 'Guards', content: () => <p className="py-4">44 guards</p> },
          { id: 'bills', label: 'Bills', count: 3, content: () => <p className="py-4">3 bills</p> },
        ]}
      />
    ),
    because: 'Parts of one place, in any order.',
    dont: (
      <Tabs
        label="Example of steps"
        tabs={[
          { id: '1', label: '1. Your data', content: () => <p className="py-4">Name and address</p> },
          { id: '2', label: '2. Documents', content: () => <p className="py-4">Three files</p> },
        ]}
      />
    ),
    not: 'Steps have an order, and tabs let people skip it.',
  },
  Rating: {
    do: (
      <span className="inline-flex items-center gap-2">
        <Rating value={4.3} /> 4.3 out of 5, 12 reviews
      </span>
    ),
    because: 'The exact value and how many gave it stand beside the stars.',
    dont: <Rating value={0} />,
    not: 'Empty stars read as the worst rating. Say "Not rated yet".',
  },
  RatingField: {
    do: <RatingField name="choice-5" label="How was the guard?" hint="The office reads it, nobody else." />,
    because: 'It starts empty, and says who reads the answer.',
    dont: <RatingField name="choice-6" label="Rate us!" defaultValue={5} />,
    not: 'Five stars chosen beforehand are the answer of whoever does not care.',
  },
};
