import { expect, type UserEventObject, waitFor, type within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted } from '../../../../testing/submit-results.ts';
import { JobApplicationForm } from './JobApplicationForm.tsx';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  component: JobApplicationForm,
  args: { onSubmit: accepted() },
});

async function fill(canvas: Canvas, userEvent: UserEventObject) {
  await userEvent.type(canvas.getByLabelText('Full name'), ' Dattatray Pawar');
  const day = canvas.getByRole('group', { name: /Date of birth/ }).querySelector('[role="spinbutton"]');
  if (day) await userEvent.click(day);
  await userEvent.keyboard('02031994');
  await userEvent.type(canvas.getByLabelText('Address'), '14 Prabhat Road, Pune');
  await userEvent.type(canvas.getByLabelText('Phone number'), '+91 98765 43210');
  await userEvent.type(canvas.getByLabelText('Experience (years)'), '0');
  await userEvent.type(canvas.getByLabelText('Qualifications'), 'Tenth pass, fire drill');
}

const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Submit Application' });

export const Empty = meta.story();
Empty.test('empty required fields show errors and nothing is sent', async ({ args, canvas, userEvent }) => {
  await userEvent.click(send(canvas));
  for (const label of [
    'Full name',
    'Date of birth',
    'Address',
    'Phone number',
    'Experience',
    'Qualifications',
  ])
    await waitFor(() => expect(canvas.getByText(`${label} is required`, { ignore: 'a' })).toBeVisible());
  await expect(canvas.queryByText('Previous employer is required')).toBeNull();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
Empty.test('0 years of experience is valid and values are trimmed', async ({ args, canvas, userEvent }) => {
  await fill(canvas, userEvent);
  await userEvent.click(send(canvas));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    fullName: 'Dattatray Pawar',
    dateOfBirth: '1994-03-02',
    address: '14 Prabhat Road, Pune',
    phoneNumber: '+91 98765 43210',
    experience: 0,
    qualifications: 'Tenth pass, fire drill',
    previousEmployer: '',
    additionalDetails: '',
  });
});
