import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.ts';
import { accepted, refused } from '../../../../testing/submit-results.ts';
import { enteredCompany, newCompany } from '../company.samples.ts';
import { CompanyForm } from './CompanyForm.tsx';

const meta = preview.meta({
  component: CompanyForm,
  args: { company: enteredCompany, submit: accepted() },
});

export const Entered = meta.story();
export const NothingYet = meta.story({ args: { company: newCompany } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

Entered.test(
  'one press sends what was changed with the version that was seen',
  async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Night shift begins'));
    await userEvent.type(canvas.getByLabelText('Night shift begins'), '1900');
    await userEvent.click(canvas.getByRole('radio', { name: 'Off' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        attendance: 'off',
        shiftHours: { ...enteredCompany.shiftHours, night: { startsAt: '19:00', hours: 12 } },
        version: enteredCompany.version,
      }),
    );
  },
);

NothingYet.test(
  'a code is checked as soon as it is whole, other fields once they are left',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a GSTIN' }));
    const gstin = canvas.getByRole('textbox', { name: 'GSTIN' });
    await userEvent.type(gstin, '27AAPFU0939F1Z');
    await expect(gstin).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(gstin, 'X');
    await expect(gstin).toHaveAccessibleDescription(/typing error/);
    await userEvent.type(gstin, '{Backspace}V');
    await expect(gstin).toHaveAccessibleDescription('Maharashtra, PAN AAPFU0939F');
    const upi = canvas.getByLabelText('UPI address');
    await userEvent.type(upi, 'prahari');
    await expect(upi).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(upi).toHaveAccessibleDescription('UPI address must be like prahari@hdfcbank');
  },
);

export const Refused = meta.story({
  args: { submit: refused('pan', 'The GSTIN has the PAN AABCP4821K, not AAPFU0939F') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('EPF code'), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('PAN')).toHaveFocus());
  },
});
Refused.test(
  'what was typed stays, and Discard brings back what is stored',
  async ({ canvas, userEvent }) => {
    const epf = canvas.getByLabelText('EPF code');
    await expect(epf).toHaveValue(`${enteredCompany.epfCode}1`);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(epf).toHaveValue(enteredCompany.epfCode);
    await expect(canvas.getByText('No changes')).toBeVisible();
  },
);
