import { newReferralCode } from './referral-code';

it('makes codes of eight letters and digits without look-alikes', () => {
  const codes = Array.from({ length: 1000 }, newReferralCode);
  for (const code of codes) expect(code).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ23456789]{8}$/);
  expect(new Set(codes).size).toBe(codes.length);
});
