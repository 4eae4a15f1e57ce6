import { hasVerifiedPhone, readMethods, verifiedPhones } from './account.rules';
import { METHODS, PROFILE } from './account.fixtures';

const UNVERIFIED = { ...PROFILE, session_id: '0' };
const extra = (contract_value: string, isverify: number | string) => ({ contract_value, isverify });

describe('FUNDS-042, C-23, C-40: the phones a player may choose', () => {
  it.each([
    ['nothing, while nothing is verified', UNVERIFIED, [extra('01811111111', 0)], []],
    ['the own phone once session_id is 1', PROFILE, [], ['01712345678']],
    ['the same of the number 1', { ...PROFILE, session_id: 1 }, [], ['01712345678']],
    ['no own phone of another session_id', { ...PROFILE, session_id: '2' }, [], []],
    ['a verified extra number alone', UNVERIFIED, [extra('01811111111', 1)], ['01811111111']],
    ['the same of the text 1', UNVERIFIED, [extra('01811111111', '1')], ['01811111111']],
    [
      'the own phone first, then the verified ones of the others',
      PROFILE,
      [extra('01811111111', 0), extra('8801922222222', 1)],
      ['01712345678', '01922222222'],
    ],
    ['a number once, whichever way it is stored', PROFILE, [extra('01712345678', 1)], ['01712345678']],
    ['none that is too short to be a phone', UNVERIFIED, [extra('12345', 1)], []],
  ])('are %s', (_, profile, others, phones) => {
    expect(verifiedPhones(profile, others)).toEqual(phones);
  });
});

describe('FUNDS-016: a verified phone', () => {
  it.each([
    ['is missing without any number', UNVERIFIED, [], false],
    ['is missing with only unverified ones', UNVERIFIED, [extra('01811111111', 0), extra('01922222222', '0')], false],
    ['is the main number', PROFILE, [], true],
    ['is any extra number', UNVERIFIED, [extra('01811111111', 0), extra('01922222222', 1)], true],
  ])('%s', (_, profile, others, isVerified) => {
    expect(hasVerifiedPhone(profile, others)).toBe(isVerified);
  });
});

describe('FUNDS-027: the active methods', () => {
  const IN_USE = [12, 13, 21];

  it('are read from a plain list', () => {
    const { isEwallet, methods } = readMethods(METHODS);
    expect(isEwallet).toBe(false);
    expect(methods.map(({ id }) => id)).toEqual(IN_USE);
  });

  it('are read from an e-wallet list', () => {
    const { isEwallet, methods } = readMethods({ type: 'ewallet', pgs: METHODS });
    expect(isEwallet).toBe(true);
    expect(methods.map(({ id }) => id)).toEqual(IN_USE);
  });

  it('may be none', () => {
    expect(readMethods([]).methods).toEqual([]);
    expect(readMethods({ type: 'ewallet', pgs: [] }).methods).toEqual([]);
  });
});
