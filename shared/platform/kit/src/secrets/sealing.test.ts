import { seal, unseal } from './sealing';

const KEY = 'k'.repeat(43);

it('unseals a sealed text, and never seals the same way twice', () => {
  const [one, other] = [seal(KEY, 'player:7', 'JBSWY3DPEHPK3PXP'), seal(KEY, 'player:7', 'JBSWY3DPEHPK3PXP')];
  expect(one).not.toBe(other);
  expect(one).not.toContain('JBSWY3DPEHPK3PXP');
  expect([one, other].map((sealed) => unseal(KEY, 'player:7', sealed))).toEqual(['JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP']);
});

it('fails with another key or in another place', () => {
  const sealed = seal(KEY, 'player:7', 'secret');
  expect(() => unseal('l'.repeat(43), 'player:7', sealed)).toThrow();
  expect(() => unseal(KEY, 'player:8', sealed)).toThrow();
});

it('fails when a bit was changed or half of the text is missing', () => {
  const sealed = seal(KEY, 'player:7', 'secret');
  const bytes = Buffer.from(sealed, 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(KEY, 'player:7', changed.toString('base64url'))).toThrow();
  }
  expect(() => unseal(KEY, 'player:7', sealed.slice(0, 20))).toThrow();
});
