import { asOwner } from './as-owner';

const refused = (code: string) => Object.assign(new Error(code), { code });

it('sends a call once when no proof is requested', async () => {
  const [send, confirm] = [jest.fn().mockResolvedValue('done'), jest.fn()];
  await expect(asOwner(confirm, send)).resolves.toBe('done');
  expect([send.mock.calls, confirm.mock.calls]).toEqual([[[]], []]);
});

it.each([
  ['security.password_needed', 'password'],
  ['security.code_needed', 'code'],
])('after %s asks for the %s and sends it again with the confirmation', async (code, proof) => {
  const send = jest.fn().mockRejectedValueOnce(refused(code)).mockResolvedValue('done');
  const confirm = jest.fn().mockResolvedValue('C1');
  await expect(asOwner(confirm, send)).resolves.toBe('done');
  expect(confirm.mock.calls).toEqual([[proof]]);
  expect(send.mock.calls).toEqual([[], ['C1']]);
});

it('returns null and sends nothing more when the player does not confirm', async () => {
  const send = jest.fn().mockRejectedValue(refused('security.code_needed'));
  await expect(asOwner(() => Promise.resolve(null), send)).resolves.toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
});

it('leaves every other refusal to the caller, also of the second try', async () => {
  const confirm = jest.fn().mockResolvedValue('C1');
  await expect(asOwner(confirm, () => Promise.reject(refused('funds.balance_low')))).rejects.toThrow('funds.balance_low');
  expect(confirm).not.toHaveBeenCalled();
  await expect(asOwner(confirm, () => Promise.reject(refused('security.code_needed')))).rejects.toThrow('security.code_needed');
  expect(confirm).toHaveBeenCalledTimes(1);
});
