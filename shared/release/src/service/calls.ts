import { MOST_ROOT_BYTES, type ReleaseRole } from '@site/api/contracts/releases';
import { isAreaName, isReleaseId } from '@site/remote/manifest';
import { z } from 'zod';

const area = z.string().max(40).refine(isAreaName, 'no name of an area');
const release = z.string().max(80).refine(isReleaseId, 'no release id');
const channel = z.string().max(40).refine(isAreaName, 'no name of a channel');
const person = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'no name of a person');
const list = z
  .string()
  .max(400)
  .regex(/^[a-z0-9,-]+$/, 'no list of names');
const number = z.string().regex(/^\d{1,4}(\.\d{1,2})?$/, 'no number');
const previewName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/, 'no name of a preview');
const reason = z.string().trim().min(1).max(500);
const gate = { reason: reason.optional(), browser: z.boolean().optional(), force: z.boolean().optional() };

export interface ServiceCall {
  summary: string;
  /** Names of the words of the command line after the verb, in their order. */
  words: readonly string[];
  input: z.ZodObject;
  least: ReleaseRole;
  /** Roles of actions that need another one than `least`. */
  leastOf?: Readonly<Record<string, ReleaseRole>>;
  /** Channel that the call changes: default: the one of its address; `none` for one that players do not get. */
  changes?: 'named' | 'none';
  /** True when it may bring code to pages that they do not have, which is what a second person looks at. */
  isBringingCode?: boolean;
}

/**
 * Calls of the release service: each runs the verb of this name of the release command. Input has the names of the command's words and
 * options, so that both sides read one table.
 */
export const SERVICE_CALLS = {
  status: { summary: 'What is live, since when and by whom', words: [], input: z.strictObject({}), least: 'viewer' },
  history: {
    summary: 'Changes with their time, person and reason',
    words: ['area'],
    input: z.strictObject({ area: area.optional(), number: number.optional(), verify: z.boolean().optional() }),
    least: 'viewer',
  },
  show: {
    summary: 'Published releases of an area; of one release its commits, files, surface and what the gate said',
    words: ['area', 'release'],
    input: z.strictObject({ area, release: release.optional(), against: release.optional() }),
    least: 'viewer',
  },
  verify: {
    summary: 'Reads everything again and compares every byte with what was signed',
    words: ['area', 'release'],
    input: z.strictObject({ area: area.optional(), release: release.optional(), all: z.boolean().optional() }),
    least: 'viewer',
  },
  activate: {
    summary: 'Makes a release live after the gate',
    words: ['area', 'release'],
    input: z.strictObject({ area, release: release.optional(), percent: number.optional(), ...gate }),
    least: 'deployer',
    isBringingCode: true,
  },
  promote: {
    summary: 'Makes the release of another channel live in this one',
    words: ['area'],
    input: z.strictObject({ area, from: channel, percent: number.optional(), ...gate }),
    least: 'deployer',
    isBringingCode: true,
  },
  rollback: {
    summary: 'Goes back to the good release before the live one, after the gate',
    words: ['area'],
    input: z.strictObject({ area, to: release.optional(), try: z.boolean().optional(), ...gate }),
    least: 'deployer',
  },
  canary: {
    summary: 'Lets a share of the devices try a release',
    words: ['area', 'action', 'release'],
    input: z.strictObject({
      area,
      action: z.enum(['start', 'watch', 'promote', 'abort', 'status']),
      release: release.optional(),
      percent: number.optional(),
      ...gate,
    }),
    least: 'deployer',
    leastOf: { status: 'viewer' },
    isBringingCode: true,
  },
  preview: {
    summary: 'Shows live with one other release, in a channel of its own that ends by itself',
    words: ['area', 'release'],
    input: z.strictObject({ area, release, name: previewName, hours: number.optional(), ...gate }),
    least: 'deployer',
    changes: 'none',
  },
  'staff-link': {
    summary: 'Makes a link that makes the browser of the caller staff’s for some hours',
    words: [],
    input: z.strictObject({ hours: number.optional() }),
    least: 'viewer',
    changes: 'none',
  },
  channels: {
    summary: 'Lists, begins, protects and removes channels',
    words: ['action', 'name'],
    input: z.strictObject({
      action: z.enum(['list', 'create', 'protect', 'remove']),
      name: channel.optional(),
      from: channel.optional(),
      secondPerson: list.optional(),
      ...gate,
    }),
    least: 'release-engineer',
    leastOf: { list: 'viewer', protect: 'admin' },
    changes: 'named',
  },
  revoke: {
    summary: 'Takes a release back for good',
    words: ['area', 'release'],
    input: z.strictObject({ area, release, ...gate, reason }),
    least: 'release-engineer',
  },
  renew: {
    summary: 'Signs the live document anew when it is due',
    words: [],
    input: z.strictObject({ now: z.boolean().optional(), reason: reason.optional() }),
    least: 'release-engineer',
  },
  worker: {
    summary: 'Turns the service worker of all pages on or off',
    words: ['state'],
    input: z.strictObject({ state: z.enum(['on', 'off']), reason: reason.optional() }),
    least: 'admin',
  },
  trust: {
    summary: 'Shows the root document, or takes a new one that its holders have signed elsewhere',
    words: ['action'],
    input: z.strictObject({ action: z.enum(['show', 'apply']), document: z.string().max(MOST_ROOT_BYTES).optional(), ...gate }),
    least: 'admin',
  },
  people: {
    summary: 'Makes, lists and ends credentials',
    words: ['action', 'name'],
    input: z.strictObject({
      action: z.enum(['add', 'list', 'end']),
      name: person.optional(),
      role: z.string().max(20).optional(),
      areas: list.optional(),
      channels: list.optional(),
      days: number.optional(),
      issuer: z.url().max(200).optional(),
      audience: z.string().max(100).optional(),
      claims: z.string().max(500).optional(),
    }),
    least: 'admin',
  },
} satisfies Record<string, ServiceCall>;

export type ServiceVerb = keyof typeof SERVICE_CALLS;

export const serviceCall = (verb: string): ServiceCall | null =>
  Object.hasOwn(SERVICE_CALLS, verb) ? SERVICE_CALLS[verb as ServiceVerb] : null;

/** Role that a call with this input needs. */
export const leastRoleOf = ({ least, leastOf = {} }: ServiceCall, { action }: CallInput): ReleaseRole =>
  (typeof action === 'string' && Object.hasOwn(leastOf, action) ? leastOf[action] : undefined) ?? least;

export type CallInput = Readonly<Record<string, string | boolean | undefined>>;

/** Words of the command line for a call whose input was checked. Each option is one word, so that no value can become another option. */
export function wordsOfCall(verb: string, input: CallInput): string[] {
  const { words } = SERVICE_CALLS[verb as ServiceVerb] as ServiceCall;
  const options = Object.entries(input).filter(([name, value]) => !words.includes(name) && value !== undefined);
  return [
    verb,
    ...words.flatMap((name) => (typeof input[name] === 'string' ? [input[name]] : [])),
    ...options.flatMap(([name, value]) => optionOf(name, value)),
  ];
}

/** `secondPerson` in the input is `--second-person` on the command line. */
const optionName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function optionOf(name: string, value: string | boolean | undefined): string[] {
  if (typeof value === 'string') return [`--${optionName(name)}=${value}`];
  // `--no-browser` is the only option that is true by default.
  if (name === 'browser') return value ? [] : ['--no-browser'];
  return value ? [`--${name}`] : [];
}
