import path from 'node:path';
import { holderOf } from '../keys/keys';
import { readRelease } from '../publish/read-release';
import { ReleaseRefusal } from '../store/store';
import type { CommandContext } from './context';
import { WrongUsage } from './exit-code';
import { table } from './table';
import { json, type AddVerb } from './verb';

interface KeysOptions {
  json?: boolean;
  add?: boolean;
  retire?: string;
  name?: string;
  holder?: string;
  signer?: string;
}

const ROTATION = [
  'Rotation, so that no page is ever told something it cannot check:',
  '  1. npm run release -- keys --add            a second key; everything is signed with both from now on',
  '  2. npm run deploy -w @site/shell            a shell that accepts both; wait until open tabs have it',
  '  3. npm run release -- keys --retire <id>    the old one; refused while the live shell accepts only that',
  '  4. npm run deploy -w @site/shell            a shell that accepts the new one only',
];

export const keysVerb: AddVerb = (program, open) => {
  program
    .command('keys')
    .description('the keys that releases are signed with')
    .option('--add', 'makes one')
    .option('--signer <file>', 'with --add: the JSON of a signer that runs a command, e.g. of a key management service; makes no key')
    .option('--holder <name>', 'with --add or --name: who signs with it; the log says so')
    .option('--name <id>', 'gives a key another holder')
    .option('--retire <id>', 'shells built from now on accept it no more')
    .addOption(json())
    .action((options: KeysOptions) => keys(open(options), options));
};

async function keys(context: CommandContext, { add, retire, name, holder, signer }: KeysOptions) {
  if (add && retire !== undefined) throw new WrongUsage('Add a key or retire one: two commands, with a deployed shell between them.');
  if ((name !== undefined) !== (holder !== undefined && !add) || (name !== undefined && (add || retire !== undefined)))
    throw new WrongUsage('Name the holder of a new key or of one: keys --add --holder "Name", or keys --name <id> --holder "Name".');
  if (holder !== undefined && holder.trim() === '') throw new WrongUsage('--holder is empty. Say who signs with that key.');
  if (signer !== undefined && !add) throw new WrongUsage('--signer belongs to --add: keys --add --signer <file> --holder "Name".');
  const { site } = context;
  if (name !== undefined && holder !== undefined) {
    await site.keys.name(name, holder);
    return context.answer({ named: name, holder }, `Key ${name} is ${holder}'s. What it signs from now on is logged so.`);
  }
  if (add) {
    const id = await site.keys.add(holder ?? site.firstHolder(), signer === undefined ? undefined : path.resolve(site.root, signer));
    const isFirst = (await site.keys.accepted()).length === 1;
    const root = await site.trust.current();
    const named = root
      ? '\nThe root document has to name it before anything new goes live with it alone: trust rotate service --key <files>'
      : '';
    const next = isFirst ? 'It signs from now on. Next: npm run release -- deploy' : `Next is step 2.\n\n${ROTATION.join('\n')}`;
    return context.answer({ added: id, folder: site.keys.folder }, `Key ${id} is made in ${site.keys.folder}. ${next}${named}`);
  }
  if (retire !== undefined) {
    await requireReplacement(context, retire);
    await site.keys.retire(retire);
    return context.answer({ retired: retire }, `Key ${retire} is retired. Next is step 4.\n\n${ROTATION.join('\n')}`);
  }
  return list(context);
}

/** Pages of a shell that accepts only the retired key would no longer follow any document. @throws ReleaseRefusal in that case */
async function requireReplacement({ site: { keys, store, channel } }: CommandContext, id: string) {
  const left = (await keys.signing()).filter((other) => other !== id);
  const accepted = await keysOfLiveShell({ store, keys, channel });
  if (accepted === null || accepted.some((key) => left.includes(key))) return;
  throw new ReleaseRefusal(
    `The live shell accepts only ${accepted.join(', ') || 'no key'}: without ${id} its pages would follow nothing any more. ` +
      `Deploy a shell that knows the other key first: npm run deploy -w @site/shell`,
  );
}

async function keysOfLiveShell({ store, keys, channel }: Pick<CommandContext['site'], 'store' | 'keys' | 'channel'>) {
  const shell = (await store.channel(channel))?.remotes['shell'];
  return shell ? (await readRelease({ store, keys }, 'shell', shell.release)).keys : null;
}

async function list({ site: { keys, store, channel }, answer }: CommandContext) {
  const [accepted, signing, live] = await Promise.all([keys.accepted(), keys.signing(), keysOfLiveShell({ store, keys, channel })]);
  const known = accepted.map((key) => ({
    id: key.id,
    holder: holderOf(key),
    isSigning: signing.includes(key.id),
    isInLiveShell: live?.includes(key.id) ?? false,
  }));
  const word = (is: boolean) => (is ? 'yes' : 'no');
  const rows = known.map(({ id, holder, isSigning, isInLiveShell }) => [id, holder, word(isSigning), word(isInLiveShell)]);
  const text = known.length
    ? `${table([['key', 'holder', 'private key here', 'accepted by the live shell'], ...rows])}\n\n${ROTATION.join('\n')}`
    : `There is no key in ${keys.folder}. Make one: npm run release -- keys --add`;
  answer({ folder: keys.folder, keys: known }, text);
}
