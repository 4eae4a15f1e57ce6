import { newReferralCode } from './referral-code';

it('makes codes of eight letters and digits that are not taken for each other', () => {
  const codes = Array.from({ length: 1000 }, newReferralCode);
  for (const code of codes) expect(code).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ23456789]{8}$/);
  expect(new Set(codes).size).toBe(codes.length);
});
