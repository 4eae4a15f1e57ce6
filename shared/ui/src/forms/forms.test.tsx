import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectAccessible } from '@site/testing';
import { CheckboxField } from './checkbox-field';
import { FormError } from './form-error';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

it('ties label, hint and error to the control', async () => {
  render(<TextField label="Referral Code" hint="Enter if you have one" error="Too long" />);
  const field = screen.getByLabelText('Referral Code');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Too long Enter if you have one');
  await expectAccessible();
});

it('shows a prefix that is no part of the value', async () => {
  render(<TextField label="Phone Number" prefix="+88" />);
  const field = screen.getByLabelText('Phone Number');
  await userEvent.type(field, '01712345678');
  expect(screen.getByText('+88')).toBeVisible();
  expect(field).toHaveValue('01712345678');
});

it('takes several lines', async () => {
  render(<TextAreaField label="Message" hint="0 of 10" error="Write some text." />);
  const field = screen.getByLabelText('Message');
  await userEvent.type(field, 'one{Enter}two');
  expect(field).toHaveValue('one\ntwo');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Write some text. 0 of 10');
  await expectAccessible();
});

it('shows and hides a password', async () => {
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('offers a list', async () => {
  const options = ['BDT', 'INR'].map((value) => ({ value, label: value }));
  render(<SelectField label="Currency" options={options} defaultValue="BDT" />);
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'INR');
  expect(screen.getByLabelText('Currency')).toHaveValue('INR');
});

it('ticks a box by a click on its label', async () => {
  render(<CheckboxField label="I agree" error="Please tick" />);
  await userEvent.click(screen.getByText('I agree'));
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please tick');
});

it('announces a form error when it appears', () => {
  const { rerender } = render(<FormError message={null} />);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  rerender(<FormError message="Submission failed" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Submission failed');
});
