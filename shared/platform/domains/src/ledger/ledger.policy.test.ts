import { paisa } from '@site/api/money';
import { gaming, playerCash, playerHeld, system } from './ledger.accounts';
import { balanceAfter, inLockOrder, journalProblem } from './ledger.policy';

const cash = playerCash(7);
const other = system('ADJUSTMENT');

it.each([
  ['one posting', [{ account: cash, amount: paisa(5n) }]],
  [
    'a posting of nothing',
    [
      { account: cash, amount: paisa(0n) },
      { account: other, amount: paisa(0n) },
    ],
  ],
  [
    'a sum that is not zero',
    [
      { account: cash, amount: paisa(5n) },
      { account: other, amount: paisa(-4n) },
    ],
  ],
])('refuses a journal with %s', (_name, postings) => {
  expect(journalProblem(postings)).not.toBeNull();
});

it('takes a journal that sums to zero', () => {
  expect(
    journalProblem([
      { account: cash, amount: paisa(5n) },
      { account: other, amount: paisa(-5n) },
    ]),
  ).toBeNull();
});

it('locks the main wallet first, the others by name', () => {
  const order = inLockOrder([system('VIP_EXPENSE'), gaming('PADMAPLAY', 7), playerHeld(7), cash]);
  expect(order.map(({ key }) => key)).toEqual(['player:7:CASH', 'player:7:HELD', 'system:GAMING:PADMAPLAY:7', 'system:VIP_EXPENSE']);
});

it.each([
  ['a debit that money covers', 100n, false, -100n, false, 0n],
  ['a debit that it does not cover', 100n, false, -101n, false, null],
  ['taking back a win that was spent', 100n, false, -101n, true, -1n],
  ['a credit below zero', -50n, true, 20n, false, -30n],
  ['a debit below zero', -50n, true, -1n, false, null],
])('decides %s', (_name, amount, isOverdrawn, change, mayOverdraw, expected) => {
  expect(balanceAfter({ amount: paisa(amount), isOverdrawn }, paisa(change), mayOverdraw)?.amount ?? null).toBe(expected);
});

it('forgets the overdraft when the wallet is back at zero', () => {
  expect(balanceAfter({ amount: paisa(-50n), isOverdrawn: true }, paisa(50n), false)).toEqual({ amount: 0n, isOverdrawn: false });
});
