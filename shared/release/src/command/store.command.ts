import { openKeys } from '../keys/keys';
import { contentOf, copyChannel, copyRelease, copyRoots, damagedChannels, damagedReleases, requireRoom, type MoveKeys } from '../move';
import { nameOfPlace, openStore, storePlaceOf, type StorePlace } from '../store/open-store';
import { ReleaseRefusal, type ReleaseStore } from '../store/store';
import type { CommandContext } from './context';
import { WrongUsage } from './exit-code';
import { requireNone } from './problems';
import { json, type AddVerb } from './verb';

interface StoreOptions {
  json?: boolean;
  to: string;
}

export const storeVerb: AddVerb = (program, open) => {
  program
    .command('store <move>')
    .description('copies all releases and channels to another store, reads every byte of the copy, and changes nothing in this one')
    .requiredOption(
      '--to <address>',
      'an empty store: postgres://user:password@host:5432/database, s3://bucket/prefix?region=..., or a folder',
    )
    .addOption(json())
    .action(async (word: string, options: StoreOptions) => {
      if (word !== 'move') throw new WrongUsage(`There is no "store ${word}". Say: store move --to <address>`);
      const context = open(options);
      const place = storePlaceOf(options.to, context.site.root);
      requireElsewhere(context.site, place);
      const target = openStore(place, context.site.environment);
      try {
        await move(context, target, place);
      } finally {
        await target.close?.();
      }
    });
};

async function move({ site, note, answer }: CommandContext, target: ReleaseStore, place: StorePlace) {
  const source = site.store;
  const [from, to] = [nameOfPlace(site.storePlace), nameOfPlace(place)];
  const [accepted, ever] = await Promise.all([site.keys.accepted(), site.keys.everAccepted()]);
  const keys: MoveKeys = { accepted, ever };
  const content = await contentOf(source);
  const { releases, channels } = content;
  if (releases.length === 0 && channels.length === 0)
    throw new ReleaseRefusal(`There is nothing in ${from}. STORE_URL or STORE_DIR names the store.`);

  // Check everything before the first write, so that a refused move has changed nothing.
  note(`checking ${releases.length} releases and ${channels.length} channels of ${from}`);
  requireNone([...(await damagedReleases(source, keys, releases)), ...(await damagedChannels(source, keys, channels))]);
  await requireRoom(source, target, content);
  await copyRoots(source, target);

  for (const [index, { name, release }] of releases.entries()) {
    const isNew = await copyRelease(source, target, { name, release });
    note(`${index + 1} of ${releases.length}: ${name} ${release} ${isNew ? 'copied' : 'was there already'}`);
  }
  note(`reading every byte of ${to}`);
  requireNone(await damagedReleases(target, keys, releases));
  // A channel comes last: nobody sees one without its releases.
  for (const channel of channels) await copyChannel(source, target, channel);
  requireNone(await damagedChannels(target, keys, channels));

  const variable = place.url === undefined ? 'STORE_DIR' : 'STORE_URL';
  answer(
    { from, to, releases: releases.length, channels, setting: `${variable}=${to}` },
    `${releases.length} releases and the channels ${channels.join(', ')} are in ${to}, every byte as it was signed. Nothing was changed in ${from}.\n` +
      `Set it for commands, edges and the release service, and restart edges and service: ${variable}=${forShell(to)} (${besidesSetting(place)})`,
  );
}

/** Characters that no shell gives a meaning. */
const PLAIN_TO_SHELLS = /^[\w@%+=:,./-]+$/;

/** An address of a bucket has a "&", after which a shell would begin another command. */
const forShell = (value: string) => (PLAIN_TO_SHELLS.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`);

function besidesSetting({ url }: StorePlace) {
  if (url === undefined) return 'and no STORE_URL';
  return url.startsWith('s3:') ? 'and the credentials of the bucket, which this command had' : 'with its password, if it has one';
}

/** @throws ReleaseRefusal when both places are the same @throws StoreUnusable when the keys would lie inside the new folder */
function requireElsewhere({ storePlace, keys }: CommandContext['site'], place: StorePlace) {
  if (nameOfPlace(place) === nameOfPlace(storePlace))
    throw new ReleaseRefusal(`${nameOfPlace(place)} is the store itself. Name another one with --to.`);
  if (place.url === undefined) openKeys(keys.folder, place.folder);
}
