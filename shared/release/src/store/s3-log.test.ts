import { commitChange } from '../channel/channel';
import { createS3Store } from './s3-store';
import { StoreUnusable } from './store';
import { startS3StandIn, type S3StandIn } from '../testing/s3-stand-in';
import { reasonsIn, smallChange } from '../testing/small-change';

const DOCUMENT = 'site/channels/live.json';

let server: S3StandIn;
beforeAll(async () => {
  server = await startS3StandIn();
});
beforeEach(() => server.objects.keys().forEach((key) => server.objects.remove(key)));
afterAll(() => server.stop());

const open = () => createS3Store(server.addressOf('site'), server.environment);
const textOf = (key: string) => server.objects.get(key).bytes.toString('utf8');
const lineKeys = () => server.objects.keys().filter((key) => key.startsWith('site/channels/live.log/'));

/** Makes one change for each reason, one after the other. */
async function change(...reasons: string[]) {
  const store = open();
  for (const reason of reasons) await commitChange(store, await smallChange(store, await store.channel('live'), reason));
}

describe('a log in a bucket', () => {
  it.each<[string, (keys: string[]) => void, RegExp]>([
    [
      'a changed line',
      ([first = '']) => server.objects.put(first, Buffer.from(textOf(first).replace('"first"', '"First"'))),
      /does not go on at line 2/,
    ],
    [
      'a changed last line',
      ([, , third = '']) => server.objects.put(third, Buffer.from(textOf(third).replace('"third"', '"Third"'))),
      /ends with a line 3 that is not the one the document names/,
    ],
    ['a missing line', ([first = '']) => server.objects.remove(first), /has 2 of the 3 lines that the document counts/],
    ['a missing last line', ([, , third = '']) => server.objects.remove(third), /has 0 of the 3 lines/],
    ['nothing', (keys) => keys.forEach((key) => server.objects.remove(key)), /has 0 of the 3 lines/],
  ])('with %s is evidence: nothing is written on top of it', async (_, damage, words) => {
    await change('first', 'second', 'third');
    const store = open();
    expect(await reasonsIn(store)).toEqual(['first', 'second', 'third']);
    damage(lineKeys());
    const [damaged, document] = [lineKeys(), textOf(DOCUMENT)];
    const late = smallChange(store, await store.channel('live'), 'fourth').then((fourth) => commitChange(store, fourth));
    await expect(late).rejects.toThrow(StoreUnusable);
    await expect(late).rejects.toThrow(words);
    await expect(late).rejects.toThrow(/Nothing was written\. Put its document and its log back from the same backup/);
    expect([lineKeys(), textOf(DOCUMENT)]).toEqual([damaged, document]);
  });

  it.each(['an older one', 'nothing'])('is evidence too when %s replaces its document', async (what) => {
    await change('first');
    const old = Buffer.from(textOf(DOCUMENT));
    await change('second', 'third');
    const whole = lineKeys();
    if (what === 'nothing') server.objects.remove(DOCUMENT);
    else server.objects.put(DOCUMENT, old);
    await expect(change('fourth')).rejects.toThrow(/goes on for [23] changes after the last that the document counts/);
    expect(lineKeys()).toEqual(whole);
  });

  it('goes on after many writers that died when they began it', async () => {
    const store = open();
    for (const [index, reason] of ['a', 'b', 'c'].entries()) {
      const { next, lines } = await smallChange(store, null, reason);
      const name = `${String(next.serial + index).padStart(12, '0')}-${next.log.head}.jsonl`;
      server.objects.put(`site/channels/live.log/${name}`, Buffer.from(`${lines[0]}\n`));
    }
    await change('first');
    expect(await reasonsIn(store)).toEqual(['first']);
  });

  it('with an unreadable document is not used, and the error gives advice', async () => {
    await change('first');
    for (const text of ['{ "channel"', 'null', '[]', '{"channel":"plain","serial":1,"log":{"entries":1}}']) {
      server.objects.put(DOCUMENT, Buffer.from(text));
      await expect(open().channel('live')).rejects.toThrow(
        /Put s3:\/\/releases-\w+\/site\/channels\/live\.json back from a backup together with its log/,
      );
    }
  });
});
