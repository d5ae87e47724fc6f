import { Checkbox } from '../../base/Checkbox/Checkbox.tsx';
import { MoneyField } from '../../base/MoneyField/MoneyField.tsx';
import { SelectField } from '../../base/SelectField/SelectField.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import type { Example } from './example.ts';

const idle = () => undefined;
const CITIES = ['Pune', 'Mumbai', 'Nagpur', 'Nashik', 'Thane'].map((label) => ({ value: label, label }));
const ANSWERS = ['Yes', 'No'].map((label) => ({ value: label, label }));

/** Examples of form controls. */
export const fieldExamples: Readonly<Record<string, Example>> = {
  TextField: {
    do: (
      <TextField
        name="example-1"
        label="Email"
        type="email"
        value="asha@example"
        onChange={idle}
        error="Enter an email such as asha@example.com"
      />
    ),
    because: 'The label stays, and the error says how to mend it.',
    dont: (
      <TextField
        name="example-2"
        label="Field"
        value=""
        placeholder="Enter your email address here"
        onChange={idle}
        error="Invalid input"
      />
    ),
    not: 'A placeholder disappears with the first letter, and "invalid" helps nobody.',
  },
  TextArea: {
    do: (
      <TextArea
        name="example-3"
        label="What the guard should know"
        value="The gate opens at 06:00."
        onChange={idle}
      />
    ),
    because: 'Room for more than a line.',
    dont: <TextArea name="example-4" label="Name" value="Asha Rao" onChange={idle} />,
    not: 'A box of several lines asks for an essay where a name is wanted.',
  },
  SelectField: {
    do: <SelectField<string> name="example-5" label="City" value="Pune" options={CITIES} onChange={idle} />,
    because: 'A handful of known values; phones show their own picker.',
    dont: (
      <SelectField<string>
        name="example-6"
        label="Do you need armed guards?"
        value="Yes"
        options={ANSWERS}
        onChange={idle}
      />
    ),
    not: 'Yes or no is hidden behind two presses. Use RadioGroup or Checkbox.',
  },
  MoneyField: {
    do: <MoneyField name="example-7" label="Amount" value={124000} onChange={idle} />,
    because: 'Groups digits as in India and keeps paise.',
    dont: <TextField name="example-8" label="Amount" value="124000" onChange={idle} />,
    not: 'Nobody counts zeros reliably.',
  },
  Checkbox: {
    do: <Checkbox name="example-9" label="I agree to the Terms of Service" checked={false} onChange={idle} />,
    because: 'Sent with the form, and said in the positive.',
    dont: <Checkbox name="example-10" label="Don't disable notifications" checked onChange={idle} />,
    not: 'Two negatives: what does a tick mean?',
  },
  Switch: {
    do: <Switch name="example-11" label="Mail me when a bill is due" on onChange={idle} />,
    because: 'It takes effect at once.',
    dont: <Switch name="example-12" label="I agree to the Terms of Service" on={false} onChange={idle} />,
    not: 'Consent is sent with a form, so it is a Checkbox.',
  },
};
