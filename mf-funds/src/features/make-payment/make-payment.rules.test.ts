import { BEGUN } from '#testing/open-make-payment';
import { confirmInput, depositInput, failureText, firstProblem, type Proof } from './make-payment.rules';

const PROOF: Proof = { phone: '01712345678', trx: 'BK7M2Q9XTA', receipt: null };
const RECEIPT = new File(['slip'], 'slip.png', { type: 'image/png' });
const ELEVEN = 'Please provide a valid 11-digit account number.';
const TRX = 'Please provide your TRX ID. It should be valid.';

it.each([
  ['FUNDS-044, C-23: 10 digits fail', { phone: '0171234567' }, ELEVEN],
  ['FUNDS-044, C-23: 12 digits fail', { phone: '017123456789' }, ELEVEN],
  ['FUNDS-044: no digits fail', { phone: '' }, ELEVEN],
  ['FUNDS-044: 11 characters that are not all digits fail', { phone: '+8801712345' }, ELEVEN],
  ['FUNDS-044: 11 digits pass', {}, undefined],
  ['FUNDS-045: a missing TRX ID fails', { trx: '' }, TRX],
  ['FUNDS-045: a blank TRX ID fails', { trx: '   ' }, TRX],
  ['FUNDS-044, 045: the number is named before the TRX ID', { phone: '', trx: '' }, ELEVEN],
])('%s', (_, wrong, says) => expect(firstProblem({ ...PROOF, ...wrong })?.message).toBe(says));

it('FUNDS-034, 035, C-34, C-51: a deposit is sent with exactly its fields', () => {
  expect(depositInput(BEGUN, { ...PROOF, trx: ' bK7M 2q ' }, 'R1001')).toEqual({
    remote_id: 'R1001',
    account_number: '01712345678',
    transaction_id: 'bK7M 2q',
    amount: '500',
    payment_id: 12,
    promotion_id: 4,
  });
});

it('FUNDS-033, 035: an e-wallet payment is sent with exactly its fields', () => {
  expect(confirmInput('EW77', PROOF)).toEqual({ trx_id: 'EW77', trxid: 'BK7M2Q9XTA', number: '01712345678' });
});

it('FUNDS-035: a receipt is added only if there is one', () => {
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
