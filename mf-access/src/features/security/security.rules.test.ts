import { fieldOf, inGroups, recoveryFile } from './security.rules';

it('writes a secret in groups of four', () => expect(inGroups('JBSWY3DPEHPK3PXP77')).toBe('JBSW Y3DP EHPK 3PXP 77'));

it('keeps one recovery code a line', () => {
  expect(recoveryFile('Recovery codes', 'rahim2026', ['aaaa', 'bbbb'])).toBe('Recovery codes\nrahim2026\n\naaaa\nbbbb\n');
});

it.each([
  ['account.password_wrong', 'password'],
  ['security.code_wrong', 'code'],
  ['platform.too_many', null],
  [undefined, null],
])('%s is about the field %s', (code, field) => expect(fieldOf(code)).toBe(field));
