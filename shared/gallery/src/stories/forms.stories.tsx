import { CheckboxField, FormError, PasswordField, SelectField, TextAreaField, TextField } from '@site/ui/forms';
import type { Say, Story } from '../story';

const phone = (say: Say) => say('Phone number', 'ফোন নম্বর');
const wrong = (say: Say) => say('Enter 11 digits that begin with 01.', '01 দিয়ে শুরু ১১টি সংখ্যা লিখুন।');
const password = (say: Say) => say('Password', 'পাসওয়ার্ড');
const reason = (say: Say) => say('Your complaint', 'আপনার অভিযোগ');
const method = (say: Say) => say('Payment method', 'পেমেন্টের পদ্ধতি');
const methods = [
  { value: 'one', label: 'Wallet One' },
  { value: 'two', label: 'Wallet Two' },
];
const longLabel = (say: Say) =>
  say(
    'Number of the mobile account from which you sent the money, as it is in the message of the provider',
    'যে মোবাইল অ্যাকাউন্ট থেকে টাকা পাঠিয়েছেন তার নম্বর, প্রদানকারীর বার্তায় যেমন আছে',
  );
const terms = (say: Say) => say('I am over 18 and accept the terms.', 'আমার বয়স ১৮-এর বেশি এবং আমি শর্তাবলি মানি।');

export const forms: Story[] = [
  {
    component: 'TextField',
    states: {
      empty: (say) => <TextField label={phone(say)} placeholder="01XXXXXXXXX" />,
      filled: (say) => <TextField label={phone(say)} defaultValue="01712345678" prefix="+88" />,
      'with a hint': (say) => <TextField label={phone(say)} hint={say('We send a code to it.', 'আমরা এতে একটি কোড পাঠাই।')} />,
      focus: (say) => <TextField label={phone(say)} />,
      disabled: (say) => <TextField label={phone(say)} defaultValue="01712345678" disabled />,
      error: (say) => <TextField label={phone(say)} defaultValue="0171" error={wrong(say)} />,
      'long text': (say) => (
        <TextField
          label={longLabel(say)}
          hint={longLabel(say)}
          error={longLabel(say)}
          defaultValue="averylongvaluewithoutanyspacethatdoesnotfitintothebox1234567890"
        />
      ),
    },
  },
  {
    component: 'PasswordField',
    states: {
      empty: (say) => <PasswordField label={password(say)} autoComplete="off" />,
      filled: (say) => <PasswordField label={password(say)} defaultValue="a-secret-1" autoComplete="off" />,
      focus: (say) => <PasswordField label={password(say)} autoComplete="off" />,
      disabled: (say) => <PasswordField label={password(say)} defaultValue="a-secret-1" autoComplete="off" disabled />,
      error: (say) => (
        <PasswordField
          label={password(say)}
          defaultValue="short"
          autoComplete="off"
          error={say('Enter at least 8 characters.', 'কমপক্ষে ৮টি অক্ষর লিখুন।')}
        />
      ),
    },
  },
  {
    component: 'TextAreaField',
    states: {
      empty: (say) => <TextAreaField label={reason(say)} />,
      filled: (say) => (
        <TextAreaField
          label={reason(say)}
          defaultValue={say('My deposit of 500 taka is not there.\nIt was at 10:15.', 'আমার ৫০০ টাকার জমা আসেনি।\nসময় ছিল ১০:১৫।')}
        />
      ),
      focus: (say) => <TextAreaField label={reason(say)} />,
      disabled: (say) => <TextAreaField label={reason(say)} disabled />,
      error: (say) => <TextAreaField label={reason(say)} error={say('Enter your complaint.', 'আপনার অভিযোগ লিখুন।')} />,
      'long text': (say) => <TextAreaField label={reason(say)} defaultValue={Array.from({ length: 8 }, () => longLabel(say)).join(' ')} />,
    },
  },
  {
    component: 'SelectField',
    states: {
      default: (say) => <SelectField label={method(say)} options={methods} />,
      'with groups': (say) => (
        <SelectField
          label={method(say)}
          options={[
            { label: say('Mobile', 'মোবাইল'), options: methods },
            { label: say('Bank', 'ব্যাংক'), options: [{ value: 'bank', label: say('Transfer', 'ট্রান্সফার') }] },
          ]}
        />
      ),
      focus: (say) => <SelectField label={method(say)} options={methods} />,
      disabled: (say) => <SelectField label={method(say)} options={methods} disabled />,
      error: (say) => (
        <SelectField label={method(say)} options={methods} error={say('Choose a payment method.', 'একটি পেমেন্টের পদ্ধতি বেছে নিন।')} />
      ),
      'long text': (say) => <SelectField label={longLabel(say)} options={[{ value: 'long', label: longLabel(say) }]} />,
    },
  },
  {
    component: 'CheckboxField',
    states: {
      off: (say) => <CheckboxField label={terms(say)} />,
      on: (say) => <CheckboxField label={terms(say)} defaultChecked />,
      focus: (say) => <CheckboxField label={terms(say)} />,
      disabled: (say) => <CheckboxField label={terms(say)} disabled />,
      'disabled, on': (say) => <CheckboxField label={terms(say)} defaultChecked disabled />,
      error: (say) => <CheckboxField label={terms(say)} error={say('Accept the terms to go on.', 'এগিয়ে যেতে শর্তাবলি মানুন।')} />,
      'long text': (say) => <CheckboxField label={`${longLabel(say)}. ${longLabel(say)}.`} />,
    },
  },
  {
    component: 'FormError',
    states: {
      default: (say) => <FormError message={say('The phone number is already used.', 'ফোন নম্বরটি আগেই ব্যবহৃত হয়েছে।')} />,
      'with a link': (say) => (
        <FormError
          message={say(
            'Verify your phone number first: <a href="/account">profile</a>.',
            'আগে ফোন নম্বর যাচাই করুন: <a href="/account">প্রোফাইল</a>।',
          )}
        />
      ),
      'long text': (say) => <FormError message={`${longLabel(say)}. ${longLabel(say)}.`} />,
      empty: () => <FormError message={null} />,
    },
  },
];
