import { ComboBox } from '../../base/ComboBox/ComboBox.tsx';
import { DateField } from '../../base/DateField/DateField.tsx';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { OneTimeCodeField } from '../../base/OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField } from '../../base/PasswordField/PasswordField.tsx';
import { PasswordStrength } from '../../base/PasswordStrength/PasswordStrength.tsx';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { SelectField } from '../../base/SelectField/SelectField.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import type { Example } from './example.ts';

const guards = ['Asha Rao', 'Dattatray Pawar', 'Imran Shaikh'].map((label) => ({ value: label, label }));

/** Examples of fields for values of one kind: numbers, dates, codes, passwords. */
export const entryExamples: Readonly<Record<string, Example>> = {
  NumberField: {
    do: <NumberField name="entry-1" label="Years of experience" suffix="years" defaultValue={7} />,
    because: 'The unit stands behind the number and in the label.',
    dont: <NumberField name="entry-2" label="Phone" defaultValue={9876543210} />,
    not: 'A phone number is no number: a leading zero or a plus is lost.',
  },
  DateField: {
    do: <DateField name="entry-3" label="Due date" defaultValue="2026-12-05" hint="From tomorrow on" />,
    because: 'The month is a word, so nobody takes 5 December for 12 May.',
    dont: <TextField name="entry-4" label="Due date" defaultValue="05/12/26" />,
    not: 'Day first or month first? Two readers, two dates.',
  },
  ComboBox: {
    do: <ComboBox name="entry-5" label="Guard" options={guards} placeholder="Type a name" />,
    because: 'Forty-four names: typing finds one faster than scrolling.',
    dont: (
      <ComboBox
        name="entry-6"
        label="Shift"
        options={['Day', 'Night'].map((label) => ({ value: label, label }))}
        placeholder="Type a shift"
      />
    ),
    not: 'Two shifts need no search. Use RadioGroup.',
  },
  PasswordField: {
    do: (
      <PasswordField
        name="entry-7"
        label="New password"
        autoComplete="new-password"
        defaultValue="lamp at the gate"
        hint="At least 8 characters. Four words are easy to remember."
      />
    ),
    because: 'The rule is said before, and Show lets people check what they typed.',
    dont: (
      <PasswordField
        name="entry-8"
        label="Repeat the new password"
        autoComplete="new-password"
        defaultValue=""
        error="Passwords do not match"
      />
    ),
    not: 'Typing it twice punishes password managers and finds no mistake that Show does not.',
  },
  PasswordStrength: {
    do: <PasswordStrength value="lamp at the gate" />,
    because: 'A word besides the bar.',
    dont: <PasswordStrength value="password" personal={[]} className="[&_p]:hidden" />,
    not: 'Red bars alone: how much is enough, and what would help?',
  },
  OneTimeCodeField: {
    do: (
      <OneTimeCodeField
        label="Code from the email"
        defaultValue="493018"
        error="This code is not right. Check it, or send a new one."
      />
    ),
    because: 'The digits stay, so that one wrong digit can be mended.',
    dont: <OneTimeCodeField label="Code" defaultValue="" error="Error 401" />,
    not: 'Everything typed is gone, and the message is for programmers.',
  },
  SearchField: {
    do: <SearchField label="Search clients" placeholder="Name, email or place" />,
    because: 'The placeholder says what is searched.',
    dont: <SearchField label="Search" placeholder="Enter a client to choose" />,
    not: 'A search narrows a list. To choose a value use ComboBox.',
  },
  Field: {
    do: <TextField name="entry-9" label="Client" hint="As it stands on the agreement (optional)" />,
    because: 'Label above, one line below: all fields look alike.',
    dont: (
      <div className="grid gap-1">
        <TextField name="entry-10" label="Client *" placeholder="Client *" error="Required" />
        <p className="text-faint text-xs">* required. As it stands on the agreement.</p>
      </div>
    ),
    not: 'Stars to look up, a placeholder that repeats the label, and a hint beside the error.',
  },
  Form: {
    do: (
      <div className="grid gap-4">
        <TextField
          name="entry-11"
          label="Email"
          defaultValue="asha@example"
          error="Enter an email such as asha@example.com"
        />
        <SelectField
          name="entry-12"
          label="City"
          defaultValue="Pune"
          options={[{ value: 'Pune', label: 'Pune' }]}
        />
        <button type="button" className="button button-primary">
          Request guards
        </button>
      </div>
    ),
    because: 'The button can always be pressed; each field then says what is wrong with it.',
    dont: (
      <div className="grid gap-4">
        <TextField name="entry-13" label="Email" defaultValue="asha@example" />
        <SelectField
          name="entry-14"
          label="City"
          defaultValue="Pune"
          options={[{ value: 'Pune', label: 'Pune' }]}
        />
        <button type="button" disabled className="button button-primary">
          Request guards
        </button>
      </div>
    ),
    not: 'A disabled button does not say what is missing.',
  },
};
