import { RELEASE_ROLES, type ReleaseRole } from '@site/api/contracts/releases';
import { isAreaName } from '@site/remote/manifest';
import type { Credential, Pipeline } from '../people/credential';
import { actorOf } from './change';
import type { CommandContext } from './context';
import { WrongUsage } from './exit-code';
import { minuteOf, table } from './table';
import { json, type AddVerb } from './verb';

interface PeopleOptions {
  json?: boolean;
  role?: string;
  areas?: string;
  channels?: string;
  days: string;
  issuer?: string;
  audience?: string;
  claims?: string;
}

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const MOST_DAYS = 400;

export const peopleVerb: AddVerb = (program, open) => {
  program
    .command('people <add|list|end> [name]')
    .description('credentials of the release service: one for each person and each pipeline; a token is shown once')
    .option('--role <role>', `with add: ${RELEASE_ROLES.join(', ')}`)
    .option('--areas <names>', 'with add: only these areas, e.g. mf-funds,mf-records')
    .option('--channels <names>', 'with add: only these channels')
    .option('--days <number>', 'with add: the token expires after so many', '90')
    .option('--issuer <origin>', 'with add: a pipeline that signs in by OIDC, e.g. https://token.actions.githubusercontent.com')
    .option('--audience <name>', 'with --issuer: audience of its tokens', 'releases')
    .option('--claims <list>', 'with --issuer: what its tokens must say, e.g. repository=org/site,ref=refs/heads/main')
    .addOption(json())
    .action((action: string, name: string | undefined, options: PeopleOptions) => people(open(options), action, name, options));
};

async function people(context: CommandContext, action: string, name: string | undefined, options: PeopleOptions) {
  if (action === 'list') return list(context);
  if (action !== 'add' && action !== 'end') throw new WrongUsage(`There is no "people ${action}". Say one of: add, list, end.`);
  if (name === undefined || !NAME.test(name)) throw new WrongUsage('Name the person in small letters, digits and "-", e.g. rahim.');
  return action === 'add' ? add(context, name, options) : end(context, name);
}

async function add(context: CommandContext, name: string, options: PeopleOptions) {
  const { role, areas, channels, days } = options;
  if (!isRole(role)) throw new WrongUsage(`--role is one of ${RELEASE_ROLES.join(', ')}.`);
  const pipeline = pipelineIn(options);
  const wanted = { name, role, areas: namesIn('--areas', areas), channels: namesIn('--channels', channels), days: daysOf(days), pipeline };
  const token = await context.site.people.add(wanted, await actorOf(context));
  if (pipeline) {
    const claims = Object.entries(pipeline.claims).map(([claim, value]) => `${claim} ${value}`);
    return context.answer(
      wanted,
      `Pipelines of ${pipeline.issuer} with ${claims.join(', ')} may release as ${role}${where(wanted)} for ${wanted.days} days.\n` +
        `Each run sets RELEASE_TOKEN to its OIDC token for the audience "${pipeline.audience}".`,
    );
  }
  context.answer(
    { ...wanted, token },
    `${name} may release as ${role}${where(wanted)} for ${wanted.days} days. The token is shown this once:\n\n  ${token}\n\n` +
      'Use it as RELEASE_TOKEN, with the address of the service as RELEASE_URL.',
  );
}

async function end({ site, answer }: CommandContext, name: string) {
  await site.people.end(name);
  answer({ name, ended: true }, `The token of ${name} is refused from now on. What ${name} made live stays live; "history" shows it.`);
}

async function list({ site, answer }: CommandContext) {
  const known = (await site.people.list()).map(({ tokenHash: _, ...shown }) => shown);
  const rows = known.map((one) => [
    one.name,
    one.role,
    one.areas?.join(',') ?? 'all',
    one.channels?.join(',') ?? 'all',
    one.lastUsedAt ? minuteOf(one.lastUsedAt) : 'never',
    one.endedAt ? `ended ${minuteOf(one.endedAt)}` : `until ${minuteOf(one.expiresAt)}`,
    one.madeBy,
  ]);
  const head = ['name', 'role', 'areas', 'channels', 'last used (UTC)', 'token', 'made by'];
  answer(
    { people: known },
    known.length ? table([head, ...rows]) : 'There is no credential yet: npm run release -- people add <name> --role admin',
  );
}

/** @throws WrongUsage for an issuer without encryption on another machine, or without claims: every pipeline of that system could sign in */
function pipelineIn({ issuer, audience = '', claims }: PeopleOptions): Pipeline | undefined {
  if (issuer === undefined) return undefined;
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  if (!url || url.origin !== issuer || !(url.protocol === 'https:' || url.hostname === '127.0.0.1'))
    throw new WrongUsage(`--issuer is an https origin, not "${issuer}".`);
  return { issuer, audience, claims: claimsIn(claims) };
}

/** Claims in a list with commas. @throws WrongUsage when one has no name or no value */
export function claimsIn(claims: string | undefined): Record<string, string> {
  const named = (claims ?? '').split(',').map((claim) => /^(\w+)=(.+)$/.exec(claim));
  if (named.includes(null)) throw new WrongUsage('--claims says which pipelines: repository=org/site,ref=refs/heads/main.');
  return Object.fromEntries(named.map((found) => [found?.[1], found?.[2]])) as Record<string, string>;
}

const isRole = (role: string | undefined): role is ReleaseRole => RELEASE_ROLES.some((known) => known === role);

function namesIn(option: string, list: string | undefined): readonly string[] | null {
  if (list === undefined) return null;
  const names = list.split(',');
  if (names.every(isAreaName)) return names;
  throw new WrongUsage(`${option} is a list of names with commas, not "${list}".`);
}

function daysOf(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days;
  throw new WrongUsage(`--days is a whole number from 1 to ${MOST_DAYS}, not "${text}".`);
}

const where = ({ areas, channels }: Pick<Credential, 'areas' | 'channels'>) =>
  (areas ? ` in ${areas.join(', ')}` : '') + (channels ? ` on ${channels.join(', ')}` : '');
