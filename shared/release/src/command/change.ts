import type { ChannelDocument } from '@site/remote/manifest';
import type { Author } from '../changes';
import { changeChannel, type ChangeRequest } from './change-channel';
import type { CommandContext } from './context';
import { openGateOf, requireReason, type VerbGate, type GateOptions } from './gate';

/** The credential that the release service has identified, else the holder of the key. */
export const actorOf = async ({ site, actor }: CommandContext): Promise<string> => actor ?? site.keys.holder();

/** The actor is never a variable of the environment; `RELEASE_ACTOR` only adds a note. */
export async function authorOf(context: CommandContext, { reason }: { reason?: string }): Promise<Author> {
  const actor = await actorOf(context);
  const note = context.actor === undefined ? context.site.environment['RELEASE_ACTOR'] : undefined;
  return { actor, ...(note && note !== actor ? { note } : {}), ...(reason === undefined ? {} : { reason }) };
}

/** One change of the channel, without the gate. */
export const changeUngated = (context: CommandContext, decide: ChangeRequest['decide']): Promise<ChannelDocument | null> =>
  changeChannel({ ...partsOf(context), gate: NO_GATE, options: {}, decide });

/** Opens a gate, runs `work` with it, and closes it. @throws WrongUsage when a reason is missing */
export async function withGate<T>(
  context: CommandContext,
  options: GateOptions,
  work: (
    gate: VerbGate,
    change: (request: Pick<ChangeRequest, 'decide' | 'attempts' | 'isTrial'>) => Promise<ChannelDocument | null>,
  ) => Promise<T>,
): Promise<T> {
  requireReason(options);
  const gate = openGateOf(context.site, options, context.note);
  try {
    return await work(gate, (request) => changeChannel({ ...partsOf(context), gate, options, ...request }));
  } finally {
    await gate.close();
  }
}

const partsOf = ({ site: { store, keys, channel, isLocal }, took }: CommandContext) => ({ parts: { store, keys, isLocal }, channel, took });

const NO_GATE: VerbGate = {
  warm: () => {},
  check: () => Promise.reject(new Error('This change was to be made without the gate.')),
  remarks: () => Promise.resolve([]),
  tryWayBack: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
