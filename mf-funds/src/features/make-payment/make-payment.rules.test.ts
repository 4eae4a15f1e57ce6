// Covers: FUNDS-034, FUNDS-033, FUNDS-044, FUNDS-045, FUNDS-050, C-23, C-51.
import { BEGUN } from '#testing/open-make-payment';
import { confirmInput, depositInput, failureText, firstProblem, type Proof } from './make-payment.rules';

const PROOF: Proof = { phone: '01712345678', trx: 'BK7M2Q9XTA', receipt: null };
const RECEIPT = new File(['slip'], 'slip.png', { type: 'image/png' });
const ELEVEN = 'Please provide a valid 11-digit account number.';
const TRX = 'Please provide your TRX ID. It should be valid.';

it.each([
  ['10 digits', { phone: '0171234567' }, ELEVEN],
  ['12 digits', { phone: '017123456789' }, ELEVEN],
  ['no digits', { phone: '' }, ELEVEN],
  ['11 characters that are not all digits', { phone: '+8801712345' }, ELEVEN],
  ['11 digits', {}, undefined],
  ['no TRX ID', { trx: '' }, TRX],
  ['a blank TRX ID', { trx: '   ' }, TRX],
  ['neither: the number speaks first', { phone: '', trx: '' }, ELEVEN],
])('FUNDS-044, 045: %s', (_, wrong, says) => expect(firstProblem({ ...PROOF, ...wrong })?.says).toBe(says));

it('FUNDS-034: sends exactly the fields of a deposit', () => {
  expect(depositInput(BEGUN, { ...PROOF, trx: ' bK7M 2q ' }, 'R1001')).toEqual({
    remote_id: 'R1001',
    account_number: '01712345678',
    transaction_id: 'bK7M 2q',
    amount: '500',
    payment_id: 12,
    promotion_id: 4,
  });
});

it('FUNDS-033: sends exactly the fields of an e-wallet payment', () => {
  expect(confirmInput('EW77', PROOF)).toEqual({ trx_id: 'EW77', trxid: 'BK7M2Q9XTA', number: '01712345678' });
});

it('adds the receipt only if there is one', () => {
  expect(depositInput(BEGUN, { ...PROOF, receipt: RECEIPT }, 'R1001').receipt).toBe(RECEIPT);
  expect(confirmInput('EW77', { ...PROOF, receipt: RECEIPT }).receipt).toBe(RECEIPT);
});

it.each([
  [{ kind: 'refused', serverMessage: 'This TRX ID was already used.' }, 'Submission failed: This TRX ID was already used.'],
  [
    { kind: 'refused', serverMessage: 'Please check the highlighted fields.', errors: { amount: ['Invalid amount'] } },
    'Submission failed: Invalid amount',
  ],
  [{ kind: 'refused' }, 'An error occurred. Please try again.'],
  [{ kind: 'unreachable' }, 'An error occurred. Please try again.'],
  [{ kind: 'fault', serverMessage: 'Something went wrong.' }, 'An error occurred. Please try again.'],
  [{ kind: 'off-contract' }, 'An error occurred. Please try again.'],
])('FUNDS-050: %j is shown as "%s"', (failure, text) => expect(failureText((key) => key, failure)).toBe(text));
