import path from 'node:path';
import { claim, putTexts } from '../testing/small-release';
import { testKeys } from '../testing/test-keys';
import { openGate, type Gate } from './index';
import { createGateSite, SHELL_SHARES, type GateSite } from '../testing/gate-site';

const ROOT = path.resolve(__dirname, '../../../..');

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

describe('the pending states of a candidate', () => {
  const HOME = '/lilies';
  const kinds = ['en-mobile-guest', 'en-mobile-player'];
  const pending = (html: string, places: object = Object.fromEntries(kinds.map((kind) => [kind, { [HOME]: 0 }]))) =>
    JSON.stringify({ html: [html], places });

  async function findingsFor(text: string | null) {
    await site.publish('deploy');
    const frames = { html: [''], places: Object.fromEntries(kinds.map((kind) => [kind, {}])), names: {} };
    const keys = (await testKeys.accepted()).map(({ id }) => id);
    await putTexts(
      site.store,
      'shell',
      '2.0.0-shell',
      { 'main.js': '1', 'frames.json': JSON.stringify(frames) },
      { shared: SHELL_SHARES, keys },
    );
    const texts = { 'remoteEntry.js': '1', ...(text === null ? {} : { 'pending.json': text }) };
    await putTexts(site.store, 'mf-lilies', '1.0.0-a', texts, { paths: [claim(HOME)], shared: SHELL_SHARES });
    const remotes = { ...site.before.remotes, shell: { release: '2.0.0-shell' }, 'mf-lilies': { release: '1.0.0-a' } };
    const { before, next } = await site.propose('deploy', { remotes });
    return gate.check({ before, next, candidates: [{ name: 'mf-lilies', release: '1.0.0-a' }] });
  }

  it('pass when there is a harmless one for each kind of visitor', async () => {
    expect(await findingsFor(pending('<p>Loading</p>'))).toEqual([]);
  });

  it.each([
    ['hostile', pending('<p onclick="run()">Loading</p>'), /holds onclick="run\(\)" in <p>/],
    ['broken', '{"html":', /it cannot be read/],
    ['missing for a visitor', pending('<p></p>', { [kinds[1]!]: { [HOME]: 0 } }), /has no pending state of \/lilies for en-mobile-guest/],
    ['missing', null, /has no pending\.json/],
  ])('are refused when they are %s', async (_, text, message) => {
    expect(await findingsFor(text)).toEqual([
      expect.objectContaining({ check: 'pending', message: expect.stringMatching(message), advice: expect.stringContaining('mf-lilies') }),
    ]);
  });
});
