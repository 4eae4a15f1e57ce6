import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signatureFault } from '@site/remote/manifest';
import { p1363Of } from './command-signer';
import { makeSigningKey, privatePem } from './key-pair';
import { openKeys } from './keys';

/**
 * A key management service: a process of its own that has the private key and answers in DER, as AWS and GCP do. Node has no call that
 * signs a digest, so the service finds the text of a digest among those that the tests sign.
 */
const SERVICE = `import { readFileSync } from 'node:fs';
import { createHash, createPrivateKey, sign } from 'node:crypto';
const [, , file, how] = process.argv;
const key = createPrivateKey(readFileSync(file));
const input = readFileSync(0);
const texts = ['a proof that the command signs', '{"serial":1}'];
const signed = () => texts.find((text) => createHash('sha256').update(text).digest().equals(input));
if (how === 'away') { console.error('AccessDenied'); process.exit(254); }
if (how === 'text') process.stdout.write(sign('sha256', input, key));
if (how === 'digest') process.stdout.write(sign('sha256', Buffer.from(signed()), key).toString('base64') + '\\n');`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-signer-'));
  writeFileSync(path.join(folder, 'service.mjs'), SERVICE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param how `digest`, `text`, `silent` or `away` */
function signerFile(how: string, own = makeSigningKey(), shown = own) {
  const keyFile = path.join(folder, 'in-the-service.pem');
  const file = path.join(folder, 'signer.json');
  writeFileSync(keyFile, privatePem(own.privateKey));
  const command = [process.execPath, path.join(folder, 'service.mjs'), keyFile, how];
  writeFileSync(file, JSON.stringify({ spki: shown.spki, command, ...(how === 'text' ? { reads: 'text' } : {}) }), { mode: 0o600 });
  return file;
}

describe('a key in a key management service', () => {
  it.each(['digest', 'text'])('signs documents as a key in a file does, from the %s', async (how) => {
    const keys = openKeys(path.join(folder, 'keys'));
    const key = makeSigningKey();
    const id = await keys.add('The service', signerFile(how, key));
    expect([id, await keys.signing(), await keys.holder()]).toEqual([key.id, [key.id], 'The service']);
    const signed = await keys.sign({ serial: 1 });
    expect(await signatureFault(signed, await keys.accepted())).toBeNull();
    expect(statSync(path.join(folder, 'keys', `${id}.signer.json`)).mode & 0o077).toBe(0);
  });

  it('works beside a key in a file until one of them is retired', async () => {
    const keys = openKeys(path.join(folder, 'keys'));
    const old = await keys.add('A file');
    const id = await keys.add('The service', signerFile('text'));
    expect((await keys.sign({ serial: 1 })).signatures.map(({ key }) => key)).toEqual([old, id]);
    await keys.retire(id);
    expect(await openKeys(path.join(folder, 'keys')).signing()).toEqual([old]);
  });

  it.each([
    ['is away', 'away', /failed: AccessDenied\. Nothing was signed/],
    ['answers nothing', 'silent', /answered with no signature of the key/],
  ])('is not taken when it %s', async (_, how, why) => {
    const keys = openKeys(path.join(folder, 'keys'));
    await expect(keys.add('The service', signerFile(how))).rejects.toThrow(why);
    expect(await keys.accepted()).toEqual([]);
  });

  it('is not taken when it signs with another key than its description shows', async () => {
    const file = signerFile('text', makeSigningKey(), makeSigningKey());
    await expect(openKeys(path.join(folder, 'keys')).add('The service', file)).rejects.toThrow(/answered with no signature of the key/);
  });
});

it('a signature in DER has both numbers in 32 bytes afterwards, short ones too', () => {
  const der = Buffer.from([0x30, 0x08, 0x02, 0x01, 0x05, 0x02, 0x03, 0x00, 0x80, 0x01]);
  expect(Buffer.from(p1363Of(der) ?? []).toString('hex')).toBe('5'.padStart(64, '0') + '8001'.padStart(64, '0'));
  for (const wrong of ['', '30', '3003020105', '30080201050203008001ff']) expect(p1363Of(Buffer.from(wrong, 'hex'))).toBeNull();
});

it('a signer of another curve is none', async () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const file = path.join(folder, 'other.json');
  writeFileSync(file, JSON.stringify({ spki: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), command: ['true'] }), {
    mode: 0o600,
  });
  await expect(openKeys(path.join(folder, 'keys')).add('Nadia', file)).rejects.toThrow(/must be the JSON of a signer/);
});
