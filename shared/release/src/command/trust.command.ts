import path from 'node:path';
import { isAreaName, isDevRelease } from '@site/remote/manifest';
import { wantedReleases } from '../channel/channel';
import { holderOf } from '../keys/keys';
import { lastingChannels } from '../move';
import { listReleases } from '../publish/read-release';
import type { ReleaseRecord } from '../store/release-record';
import { ReleaseRefusal, StoreUnusable } from '../store/store';
import { delegated, firstRoot, renewedRoot, rotated, withoutKey, withoutTeam, withService } from '../trust';
import type { AllowedIdentity, NamedKey, RootDocument, UnsignedRoot } from '../trust';
import type { CommandContext } from './context';
import { takeOut } from './cut-off';
import { WrongUsage } from './exit-code';
import { requireReason, type GateOptions } from './gate';
import { knownAreas } from './known-areas';
import { claimsIn } from './people.command';
import { draftIn, makeKeyFile, readDraft, readPublicHalves, signDraft, signRoot, writeDraft } from './root-drafts';
import { rootTable } from './root-table';
import { gateOptions, withOptions, type AddVerb, type BareContext } from './verb';

interface TrustOptions extends GateOptions {
  json?: boolean;
  key?: string;
  keys?: string;
  to?: string;
  holder?: string;
  threshold?: string;
  days: string;
  identities?: string;
  issuer?: string;
  claims?: string;
  draft?: string;
  document?: string;
}

const MOST_DAYS = 800;
/** Releases of an area, the newest ones, that stay good when its keys change; those that pages may load do so as well. */
const MOST_EARLIER = 40;
const KEY_ID = /^[0-9a-f]{12}$/;

/** Actions that need neither a store nor a project, for holders of keys on other machines. */
const APART: Readonly<Record<string, (context: BareContext, subject: string, options: TrustOptions) => Promise<void>>> = {
  key: makeKey,
  sign,
};

const ACTIONS: Readonly<Record<string, (context: CommandContext, subject: string, options: TrustOptions) => Promise<void>>> = {
  show,
  init,
  delegate,
  end,
  rotate,
  cut,
  renew,
  apply,
};

const WORDS = [...Object.keys(APART), ...Object.keys(ACTIONS)];

export const trustVerb: AddVerb = (program, open) => {
  const command = program
    .command('trust <action> [subject]')
    .description(`the root document: which key may speak for which area. Actions: ${WORDS.join(', ')}`)
    .option('--key <files>', 'private keys of holders of the root document who sign here')
    .option('--keys <files>', 'public halves: of the holders with init, of the team with delegate')
    .option('--to <file>', 'public half of the key that takes the place of another one, with rotate or cut')
    .option('--holder <name>', 'with key: who signs with it')
    .option('--threshold <number>', 'so many of the keys have to sign')
    .option('--days <number>', 'the root document expires after so many', '365')
    .option('--identities <names>', 'with delegate: credentials of the release service that need no key')
    .option('--issuer <origin>', 'with delegate: pipelines that need no key')
    .option('--claims <list>', 'with --issuer: which pipelines, e.g. repository=org/site,ref=refs/heads/main')
    .option('--draft <file>', 'changes nothing, and writes a draft that holders sign elsewhere: trust sign, then trust apply')
    .option('--document <json>', 'with apply: the signed draft itself');
  withOptions(command, gateOptions()).action((action: string, subject: string | undefined, options: TrustOptions) => {
    const apart = Object.hasOwn(APART, action) ? APART[action] : undefined;
    if (apart) return apart(open.bare(), subject ?? '', options);
    const work = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!work) throw new WrongUsage(`There is no "trust ${action}". Say one of: ${WORDS.join(', ')}.`);
    return work(open(options), subject ?? '', options);
  });
};

async function makeKey({ answer, cwd }: BareContext, file: string, { holder }: TrustOptions) {
  if (!file || !holder?.trim())
    throw new WrongUsage('Name a file and the holder: npm run release -- trust key team.key --holder "Team Funds"');
  const { id, publicFile } = await makeKeyFile(path.resolve(cwd, file), holder);
  answer(
    { id, file, publicFile, holder },
    `Key ${id} of ${holder} is made. ${file} signs and never leaves this machine; ${publicFile} goes to the holders of the root document.`,
  );
}

async function sign({ answer, cwd }: BareContext, file: string, { key }: TrustOptions) {
  if (!file) throw new WrongUsage('Name the draft: npm run release -- trust sign root.draft.json --key <file>');
  const root = await signDraft(file, key, cwd);
  answer({ file, version: root.version, signatures: root.signatures.map((of) => of.key) }, `${rootTable(root)}\n\n${file} is signed.`);
}

async function show({ site, answer }: CommandContext) {
  const root = await site.trust.current();
  answer(
    { root },
    root ? rootTable(root) : 'There is no root document: no area needs the signature of a team. Make one: npm run release -- trust init',
  );
}

async function init(context: CommandContext, _: string, options: TrustOptions) {
  const { site } = context;
  const known = await site.trust.current();
  if (known) throw new ReleaseRefusal(`There is a root document ${known.version} already. "trust show" shows it.`);
  if (!options.keys)
    throw new WrongUsage('Name the public halves of its holders: trust init --keys a.public.json,b.public.json --threshold 2');
  const holders = await readPublicHalves(options.keys, site.root);
  await settle(context, firstRoot(issueOf(options), holders, thresholdOf(options), await serviceKeys(context)), options);
}

async function delegate(context: CommandContext, area: string, options: TrustOptions) {
  if (!isAreaName(area)) throw new WrongUsage('Name an area: npm run release -- trust delegate mf-funds --keys team.key.public.json');
  const { site } = context;
  const team = {
    keys: options.keys ? await readPublicHalves(options.keys, site.root) : [],
    threshold: thresholdOf(options),
    identities: identitiesIn(options),
  };
  if (team.keys.length + team.identities.length === 0)
    throw new WrongUsage(`Say who speaks for ${area}: --keys, --identities or --issuer.`);
  const known = await knownAreas(site);
  if (!known.includes(area))
    throw new ReleaseRefusal(
      `There is no area ${area}. Areas: ${known.join(', ')}. One of another repository begins with a credential: people add --areas ${area}`,
    );
  const before = await mustHave(context);
  await settle(context, await delegated(before, issueOf(options), area, team, await lastingRecords(context, [area])), options);
}

async function end(context: CommandContext, area: string, options: TrustOptions) {
  await settle(context, withoutTeam(await mustHave(context), issueOf(options), area), options);
}

async function renew(context: CommandContext, _: string, options: TrustOptions) {
  await settle(context, renewedRoot(await mustHave(context), issueOf(options)), options);
}

async function rotate(context: CommandContext, subject: string, options: TrustOptions) {
  const before = await mustHave(context);
  const issue = issueOf(options);
  if (subject === 'service') return settle(context, withService(before, issue, await serviceKeys(context)), options);
  const by = options.to ? await oneHalf(options.to, context) : undefined;
  if (!KEY_ID.test(subject) || !by)
    throw new WrongUsage(
      'Name the old key and the new one: trust rotate <id> --to new.key.public.json; for the service: trust rotate service',
    );
  await settle(context, await rotated(before, issue, subject, by, await lastingRecords(context, Object.keys(before.delegations))), options);
}

async function cut(context: CommandContext, leaked: string, options: TrustOptions) {
  const { reason } = options;
  if (!KEY_ID.test(leaked) || !reason) throw new WrongUsage('Name the key and the reason: trust cut <id> --reason "why"');
  const before = await mustHave(context);
  if (Object.hasOwn(before.cut, leaked)) return finish(context, before, options);
  const by = options.to ? await oneHalf(options.to, context) : undefined;
  const records = await allRecords(context, Object.keys(before.delegations));
  await settle(context, withoutKey(before, issueOf(options), { leaked, reason, by }, records), options);
}

async function apply(context: CommandContext, file: string, options: TrustOptions) {
  const { site } = context;
  requireReason(options);
  if (!file && options.document === undefined)
    throw new WrongUsage('Name the signed draft: npm run release -- trust apply root.draft.json');
  const next = options.document === undefined ? await readDraft(file, site.root) : draftIn(options.document, 'It');
  await finish(context, await site.trust.put(next), options);
}

/** Stores the next root document, or writes it as a draft for holders elsewhere. */
async function settle(context: CommandContext, next: UnsignedRoot, options: TrustOptions) {
  const { site, answer } = context;
  const signed = await signRoot(next, options.key, site.root);
  if (options.draft === undefined) return finish(context, await site.trust.put(signed), options);
  await writeDraft(options.draft, signed, site.root);
  answer(
    { draft: options.draft, version: next.version },
    `${rootTable(signed)}\n\nNothing is changed yet. Holders sign it: npm run release -- trust sign ${options.draft} --key <file>\n` +
      `Then: npm run release -- trust apply ${options.draft}`,
  );
}

/** Takes out of use what keys signed that the root document cuts off, and shows the document. */
async function finish(context: CommandContext, root: RootDocument, options: TrustOptions) {
  const done = await takeOut(context, root, options);
  context.answer({ root, done }, [rootTable(root), '', ...done, `Root document ${root.version} is in force.`].join('\n'));
}

async function mustHave({ site }: CommandContext): Promise<RootDocument> {
  const root = await site.trust.current();
  if (root) return root;
  throw new ReleaseRefusal(
    'There is no root document yet. Make one: npm run release -- trust init --keys <files> --threshold 2 --key <files>',
  );
}

async function serviceKeys({ site: { keys } }: CommandContext): Promise<NamedKey[]> {
  const accepted = await keys.accepted();
  if (accepted.length) return accepted.map((key) => ({ id: key.id, spki: key.spki, holder: holderOf(key) }));
  throw new StoreUnusable(`There is no key of the service in ${keys.folder}. Make it first: npm run release -- keys --add`);
}

async function oneHalf(file: string, { site }: CommandContext): Promise<NamedKey> {
  const [key] = await readPublicHalves(file, site.root);
  if (key) return key;
  throw new WrongUsage('--to names one public half of a key.');
}

const allRecords = async ({ site }: CommandContext, areas: readonly string[]): Promise<ReleaseRecord[]> =>
  (await Promise.all(areas.map((area) => listReleases(site, area)))).flat().filter(({ release }) => !isDevRelease(release));

/** The newest releases of these areas, and those that pages may load in any channel. */
async function lastingRecords(context: CommandContext, areas: readonly string[]): Promise<ReleaseRecord[]> {
  const { store } = context.site;
  const documents = await Promise.all((await lastingChannels(store)).map((channel) => store.channel(channel)));
  const wanted = new Set(documents.flatMap((document) => wantedReleases(document?.remotes ?? {}).map((one) => one.join(' '))));
  const kept = areas.map(async (area) =>
    (await allRecords(context, [area])).filter(({ release }, index) => index < MOST_EARLIER || wanted.has(`${area} ${release}`)),
  );
  return (await Promise.all(kept)).flat();
}

function identitiesIn({ identities, issuer, claims }: TrustOptions): AllowedIdentity[] {
  const credentials = (identities ?? '').split(',').filter(Boolean);
  const pipeline = issuer === undefined ? [] : [{ pipeline: { issuer, claims: claimsIn(claims) } }];
  return [...credentials.map((credential) => ({ credential })), ...pipeline];
}

const issueOf = ({ days }: TrustOptions) => ({ now: Date.now(), days: wholeNumber('--days', days, MOST_DAYS) });

const thresholdOf = ({ threshold = '1' }: TrustOptions) => wholeNumber('--threshold', threshold, 20);

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value;
  throw new WrongUsage(`${option} is a whole number from 1 to ${most}, not "${text}".`);
}
