import { expect, type UserEventObject, waitFor, type within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { ServiceApplicationForm } from './ServiceApplicationForm.tsx';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  component: ServiceApplicationForm,
  args: { onSubmit: accepted() },
});

/** Types a date as users do: day, month, year. */
async function fillDay(canvas: Canvas, userEvent: UserEventObject, label: string, digits: string) {
  const group = canvas.getByRole('group', { name: new RegExp(label) });
  const day = group.querySelector('[role="spinbutton"]');
  if (day) await userEvent.click(day);
  await userEvent.keyboard(digits);
}

async function fill(canvas: Canvas, userEvent: UserEventObject) {
  await userEvent.type(canvas.getByLabelText('Location'), '  14 Prabhat Road, Pune ');
  await fillDay(canvas, userEvent, 'Start date', '01122026');
  await fillDay(canvas, userEvent, 'End date', '31122026');
}

const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Submit Application' });

export const Empty = meta.story();
Empty.test('empty required fields show errors and nothing is sent', async ({ args, canvas, userEvent }) => {
  await userEvent.click(send(canvas));
  await waitFor(() => expect(canvas.getByText('Location is required', { ignore: 'a' })).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Start date is required', { ignore: 'a' })).toBeVisible());
  await waitFor(() => expect(canvas.getByText('End date is required', { ignore: 'a' })).toBeVisible());
  await expect(canvas.getByLabelText('Location')).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
Empty.test('a valid form is sent trimmed and then emptied', async ({ args, canvas, userEvent }) => {
  await fill(canvas, userEvent);
  await userEvent.click(send(canvas));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    serviceType: 'FULL_TIME',
    location: '14 Prabhat Road, Pune',
    startDate: '2026-12-01',
    endDate: '2026-12-31',
    numberOfGuards: 1,
    additionalDetails: '',
  });
  await expect(canvas.getByLabelText('Location')).toHaveValue('');
});

export const Refused = meta.story({
  args: {
    onSubmit: refused('endDate', 'End date must not be before the start date'),
  },
});

Refused.test('the error summary is as wide as the form', async ({ canvas, userEvent }) => {
  await userEvent.click(send(canvas));
  const list = await canvas.findByRole('alert');
  await expect(list.getBoundingClientRect().width).toBe(
    canvas.getByRole('form').getBoundingClientRect().width,
  );
});
