import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseKey, type ChannelDocument } from '@site/remote/manifest';
import type { ChannelChange } from '../channel/channel';
import type { Keys } from '../keys/keys';
import type { ReleaseFacts } from '../store/release-record';
import { claim, putTexts } from '../testing/small-release';
import { makeSigningKey, signWith } from '../keys/key-pair';
import { besideTestKeys, createTestKeys, testKeys } from '../testing/test-keys';
import { openGate, type CheckName, type Gate } from './index';
import { CANDIDATE, createGateSite, offering, signed, SHELL_SHARES, WAYS, type GateSite, type Way } from '../testing/gate-site';

const ROOT = path.resolve(__dirname, '../../../..');
const strangers = besideTestKeys(createTestKeys());
const stranger = makeSigningKey();

let site: GateSite;
let gate: Gate;

beforeEach(async () => {
  site = await createGateSite();
  gate = openGate({ root: ROOT, store: site.store, keys: testKeys, withoutBrowser: true });
});
afterEach(async () => {
  await gate.close();
  site.forget();
});

interface BadCandidate {
  is: string;
  part?: Partial<ReleaseFacts>;
  /** Damages the release in the store before the change is composed, or after it (`isSpoiltLate`), because composing refuses a changed record. */
  spoil?: (folder: string) => void | Promise<void>;
  isSpoiltLate?: boolean;
  change?: Partial<ChannelChange>;
  documentSigners?: Keys;
  /** Change of the document after it was composed. */
  alter?: (next: ChannelDocument) => ChannelDocument | Promise<ChannelDocument>;
  check: CheckName;
  message: RegExp;
}

const rewrite = (file: string, edit: (text: string) => string) => (folder: string) =>
  writeFileSync(path.join(folder, file), edit(readFileSync(path.join(folder, file), 'utf8')));
const editRecord = (edit: (record: Record<string, unknown>) => void) =>
  rewrite('release.json', (text) => {
    const record = JSON.parse(text) as Record<string, unknown>;
    edit(record);
    return `${JSON.stringify(record, null, 2)}\n`;
  });

async function signAsStranger(folder: string) {
  const { signatures: _, ...record } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Record<string, unknown>;
  const signed = await signWith(record, [stranger]);
  editRecord((before) => Object.assign(before, signed))(folder);
}

const BAD: readonly BadCandidate[] = [
  {
    is: 'has a changed file',
    spoil: rewrite('remoteEntry.js', (text) => text.replace('1', '2')),
    check: 'damaged',
    message: /remoteEntry\.js has other bytes than were published/,
  },
  {
    is: 'has a changed compressed file',
    spoil: (folder) => writeFileSync(path.join(folder, 'later.css.br'), 'x'),
    check: 'damaged',
    message: /later\.css\.br has other bytes/,
  },
  { is: 'lost a file', spoil: (folder) => rmSync(path.join(folder, 'later.css')), check: 'damaged', message: /later\.css is missing/ },
  {
    is: 'lost a compressed file',
    spoil: (folder) => rmSync(path.join(folder, 'later.css.gz')),
    check: 'damaged',
    message: /later\.css\.gz is missing/,
  },
  {
    is: 'has a file that was not published with it',
    spoil: (folder) => writeFileSync(path.join(folder, 'extra.js'), ''),
    check: 'damaged',
    message: /extra\.js was not published with it/,
  },
  {
    is: 'has a changed record',
    spoil: editRecord((record) => (record['namespace'] = 'other')),
    isSpoiltLate: true,
    check: 'damaged',
    message: /was changed after it was signed/,
  },
  {
    is: 'has a record with other spaces',
    spoil: rewrite('release.json', (text) => `${text} `),
    isSpoiltLate: true,
    check: 'damaged',
    message: /is not written as it was published/,
  },
  {
    is: 'has the record of another release',
    spoil: editRecord((record) => (record['release'] = '9.9.9-x')),
    check: 'damaged',
    isSpoiltLate: true,
    message: /1\.\d\.0-\w+ cannot be read: .*release\.json/,
  },
  {
    is: 'has no signature',
    spoil: editRecord((record) => (record['signatures'] = [])),
    isSpoiltLate: true,
    check: 'unsigned',
    message: /is not signed/,
  },
  {
    is: 'is signed by a stranger',
    spoil: signAsStranger,
    isSpoiltLate: true,
    check: 'unsigned',
    message: /a key that is not accepted/,
  },
  {
    is: 'names a script that was not published',
    part: { scripts: ['more.js'] },
    check: 'damaged',
    message: /without a hash|more\.js has no hash/,
  },
  {
    is: 'claims the path of another remote',
    part: { paths: [claim('/chat/:id')] },
    check: 'paths',
    message: /claims \/chat\/:id, which belongs to mf-chat/,
  },
  {
    is: 'claims an address that another remote answers',
    part: { paths: [claim('/chat/new')] },
    check: 'paths',
    message: /\/chat\/new, which belongs to mf-chat/,
  },
  { is: 'claims a path twice', part: { paths: [claim('/a/:one'), claim('/a/:two')] }, check: 'paths', message: /claims \/a\/:two twice/ },
  { is: 'claims a path of the shell', part: { paths: [claim('/referral_code')] }, check: 'paths', message: /belongs to the shell/ },
  { is: 'claims an address of the platform', part: { paths: [claim('/api/funds')] }, check: 'paths', message: /belongs to the platform/ },
  {
    is: 'asks for another version of a shared module',
    part: { shared: { react: '18.2.0' } },
    check: 'shared',
    message: /asks for react 18\.2\.0; shell 1\.0\.0-shell provides 19\.3\.1/,
  },
  {
    is: 'asks for a shared module that the shell does not have',
    part: { shared: { ...SHELL_SHARES, vue: '3.5.0' } },
    check: 'shared',
    message: /asks for vue 3\.5\.0; .* provides none/,
  },
  { is: 'exposes no lifecycle', part: { exposes: ['./panel'] }, check: 'modules', message: /exposes no lifecycle/ },
  {
    is: 'lacks the module of a panel',
    part: { panels: { wallet: './wallet' } },
    check: 'modules',
    message: /offers the panel "wallet", but does not expose \.\/wallet/,
  },
  {
    is: 'offers the panel of another remote',
    part: offering('profile', 'inbox'),
    check: 'panels',
    message: /mf-access offers the panel "inbox", which belongs to mf-chat/,
  },
  {
    is: 'offers a panel that the shell does not know',
    part: offering('walet'),
    check: 'panels',
    message: /mf-access 1\.\d\.0-\w+ offers the panel "walet", which no screen of the shell composes/,
  },
  {
    is: 'speaks an unknown contract',
    part: { contract: 7 },
    check: 'contract',
    message: /speaks contract 7, shell 1\.0\.0-shell speaks 1/,
  },
  { is: 'was revoked', change: { revoked: { [CANDIDATE]: ['1.2.0-new', '1.0.0-old'] } }, check: 'revoked', message: /was revoked/ },
  {
    is: 'comes with a document without signature',
    alter: (next) => ({ ...next, signatures: [] }),
    check: 'unsigned',
    message: /document is not signed/,
  },
  {
    is: 'comes with a document of a stranger',
    documentSigners: strangers,
    check: 'unsigned',
    message: /document is signed with a key that is not accepted/,
  },
  {
    is: 'comes with a changed document',
    alter: (next) => ({ ...next, serial: next.serial + 1 }),
    check: 'unsigned',
    message: /changed after it was signed/,
  },
  {
    is: 'comes with a document that is no document',
    alter: (next) => ({ ...next, serial: 1.5 }),
    check: 'unsigned',
    message: /is not a channel document/,
  },
  {
    is: 'comes with an older document',
    alter: (next) => signed({ ...next, serial: next.serial - 5 }),
    check: 'document',
    message: /is not newer than what is live/,
  },
  {
    is: 'comes with an expired document',
    alter: (next) => signed({ ...next, expiresAt: '2026-01-01T00:00:00.000Z' }),
    check: 'document',
    message: /has expired/,
  },
  {
    is: 'reaches pages with another hash',
    alter: (next) => signed(withHash(next, `sha384-${'A'.repeat(64)}`)),
    check: 'damaged',
    message: /pages would be told another hash of (remoteEntry\.js|later\.css)/,
  },
  {
    is: 'reaches pages without a hash',
    alter: (next) => signed(withHash(next, 'md5-abc')),
    check: 'damaged',
    message: /without a hash/,
  },
];

function withHash(next: ChannelDocument, hash: string): ChannelDocument {
  const { release } = next.remotes[CANDIDATE]!;
  const key = releaseKey(CANDIDATE, release);
  const page = next.releases[key]!;
  const hashes = Object.fromEntries(Object.keys(page.hashes).map((file) => [file, hash]));
  return { ...next, releases: { ...next.releases, [key]: { ...page, hashes } } };
}

async function ask(
  way: Way,
  { part, spoil, isSpoiltLate, change, documentSigners, alter = (next) => next }: Omit<BadCandidate, 'is' | 'check' | 'message'>,
) {
  await site.publish(way, part);
  if (!isSpoiltLate) await spoil?.(site.folderOf(way));
  const proposal = await site.propose(way, change, documentSigners);
  if (isSpoiltLate) await spoil?.(site.folderOf(way));
  return gate.check({ ...proposal, next: await alter(proposal.next) });
}

describe.each(WAYS)('a candidate for %s', (way) => {
  it('passes when nothing is wrong about it', async () => {
    expect(await ask(way, {})).toEqual([]);
  });

  it('may offer panels that nobody else does', async () => {
    expect(await ask(way, { part: offering('profile', 'newPromotions', CANDIDATE) })).toEqual([]);
  });

  it.each(BAD)('is refused when it $is', async ({ check, message, ...bad }) => {
    const findings = await ask(way, bad);
    expect(findings).toContainEqual({ check, message: expect.stringMatching(message), advice: expect.stringMatching(/\w .*\.$/) });
    expect((await site.store.channel('live'))?.serial).toBe(site.before.serial);
  });

  it('is refused when its first view is over its budget, and the finding gives both sizes', async () => {
    await site.publish(way);
    const name = 'mf-heavy';
    const heavy = Array.from({ length: 40_000 }, (_, index) => (index * 2654435761) % 4294967296).join();
    const facts = { paths: [claim('/heavy')], shared: SHELL_SHARES };
    await putTexts(site.store, name, '1.0.0-a', { 'remoteEntry.js': heavy }, facts);
    const remotes = { ...site.before.remotes, [name]: { release: '1.0.0-a' } };
    const { next, before } = await site.propose(way, { remotes });
    const findings = await gate.check({ before, next, candidates: [{ name, release: '1.0.0-a' }] });
    expect(findings).toEqual([
      expect.objectContaining({ check: 'size', message: expect.stringMatching(/costs \d+ bytes \(gzip\), its budget is 60000/) }),
    ]);
  });
});

describe('a development build', () => {
  it('is refused, and the advice names the command that makes a real one', async () => {
    const release = '0.0.0-dev-1';
    await putTexts(site.store, CANDIDATE, release, { 'remoteEntry.js': '1' }, { paths: [claim('/login')] });
    const { before, next } = await site.propose('deploy', { remotes: { ...site.before.remotes, [CANDIDATE]: { release } } });
    const findings = await gate.check({ before, next, candidates: [{ name: CANDIDATE, release }] });
    expect(findings).toContainEqual(expect.objectContaining({ check: 'development', advice: expect.stringContaining('deploy mf-access') }));
  });
});

describe('a new shell', () => {
  const propose = async (part: Partial<ReleaseFacts>) => {
    const release = '2.0.0-shell';
    const keys = (await testKeys.accepted()).map(({ id }) => id);
    await putTexts(site.store, 'shell', release, { 'main.js': 'self.shell = 2;' }, { shared: SHELL_SHARES, keys, ...part });
    await site.publish('rollback', { shared: { react: '19.3.1' } });
    const remotes = { ...site.before.remotes, shell: { release }, [CANDIDATE]: { release: '1.1.0-live', stepBack: '1.0.0-old' } };
    const { before, next } = await site.propose('deploy', { remotes });
    return gate.check({ before, next, candidates: [{ name: 'shell', release }] });
  };

  beforeEach(async () => void (await site.publish('deploy')));

  it('passes when every live area and every step back fits it', async () => {
    expect(await propose({})).toEqual([]);
  });

  it('is refused when it lacks a shared module that a step back requires', async () => {
    const findings = await propose({ shared: { ...SHELL_SHARES, react: '20.0.0' } });
    expect(findings).toEqual([
      expect.objectContaining({
        check: 'shared',
        message: expect.stringMatching(/^mf-access 1\.0\.0-old asks for react 19\.3\.1; shell 2\.0\.0-shell provides 20/),
        advice: expect.stringMatching(/^Deploy mf-access for this shell first/),
      }),
    ]);
  });

  it('is refused when it has another contract version than the live areas', async () => {
    const findings = await propose({ contract: 2 });
    expect(findings.map(({ message }) => message)).toContain('mf-chat 1.0.0-chat speaks contract 1, shell 2.0.0-shell speaks 2.');
    expect(findings).toHaveLength(3);
  });

  it('is refused when it was built without the key that documents are signed with', async () => {
    expect(await propose({ keys: ['of-last-year'] })).toEqual([
      expect.objectContaining({
        check: 'unsigned',
        message: expect.stringMatching(/no key that shell 2\.0\.0-shell was built with \(of-last-year\)/),
      }),
    ]);
  });
});

describe('two candidates of one change', () => {
  it('are both refused when they offer the same panel', async () => {
    await site.publish('deploy', offering('wallet'));
    const facts = { paths: [claim('/funds')], shared: SHELL_SHARES, ...offering('wallet') };
    await putTexts(site.store, 'mf-funds', '1.0.0-a', { 'remoteEntry.js': 'self.start = 1;' }, facts);
    const release = '1.2.0-new';
    const { before, next } = await site.propose('deploy', {
      remotes: { ...site.before.remotes, [CANDIDATE]: { release }, 'mf-funds': { release: '1.0.0-a' } },
    });
    const candidates = [
      { name: CANDIDATE, release },
      { name: 'mf-funds', release: '1.0.0-a' },
    ];
    const findings = await gate.check({ before, next, candidates });
    expect(findings.map(({ message }) => message)).toEqual([
      'mf-access offers the panel "wallet", which belongs to mf-funds.',
      'mf-funds offers the panel "wallet", which belongs to mf-access.',
    ]);
  });
});

describe('the trial', () => {
  it('is refused without a shell: there would be no page to try', async () => {
    await site.publish('deploy');
    const { shell: _, ...remotes } = site.before.remotes;
    const { before, next } = await site.propose('deploy', { remotes: { ...remotes, [CANDIDATE]: { release: '1.2.0-new' } } });
    const findings = await gate.check({ before, next, candidates: [{ name: CANDIDATE, release: '1.2.0-new' }] });
    expect(findings).toEqual([expect.objectContaining({ check: 'shell' })]);
  });

  it('leaves no channel behind, and may be held twice', async () => {
    expect(await ask('deploy', {})).toEqual([]);
    expect(await gate.check(await site.propose('deploy'))).toEqual([]);
    await gate.close();
    expect(await site.store.channels()).toEqual(['live']);
  });

  it('reports a missing edge instead of passing', async () => {
    await site.publish('deploy');
    const blind = openGate({ root: site.folder, store: site.store, keys: testKeys, withoutBrowser: true });
    expect(await blind.check(await site.propose('deploy'))).toEqual([expect.objectContaining({ check: 'edge' })]);
    await blind.close();
    expect(await site.store.channels()).toEqual(['live']);
  });
});
