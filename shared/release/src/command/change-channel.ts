import type { ChannelDocument } from '@site/remote/manifest';
import type { Before, Candidate } from '../changes';
import { commitChange, composeChange, type ChannelChange, type ChannelParts } from '../channel/channel';
import type { LogEntry } from '../store/log-line';
import { SerialConflict } from '../store/store';
import { overruled, type VerbGate, type GateOptions } from './gate';
import { measured, type TookStep } from './step-times';

/** Change that a verb wants to make. */
export interface ChannelDecision {
  change: ChannelChange;
  /** Releases that the gate checks; empty when pages get nothing new. */
  candidates: readonly Candidate[];
  /** True for a change that goes back to releases that were live before: the gate tries fewer states. */
  isUrgent?: boolean;
}

/** Arguments of `changeChannel`. */
export interface ChangeRequest {
  parts: ChannelParts;
  channel: string;
  gate: VerbGate;
  options: GateOptions;
  /** Called again after a conflict. @returns null when there is nothing to change */
  decide(before: Before): Promise<ChannelDecision | null> | ChannelDecision | null;
  /** Number of tries when other changes are stored first. */
  attempts?: number;
  /** True to ask the gate and change nothing. */
  isTrial?: boolean;
  /** Hears the durations of the steps. */
  took?: TookStep | undefined;
}

/**
 * Reads the channel, decides, lets the gate check the new document, and commits it.
 * @returns the new document, which a trial has not stored, or null when nothing was to be changed
 * @throws GateRefusal, SerialConflict and what `decide` throws
 */
export async function changeChannel({ attempts = 1, ...request }: ChangeRequest): Promise<ChannelDocument | null> {
  try {
    return await changeOnce(request);
  } catch (problem) {
    if (!(problem instanceof SerialConflict) || attempts <= 1) throw problem;
    return changeChannel({ ...request, attempts: attempts - 1 });
  }
}

async function changeOnce({ parts, channel, gate, options, decide, isTrial = false, took }: ChangeRequest) {
  const before = await parts.store.channel(channel);
  const decision = await decide(before);
  if (!decision) return null;
  const { change, candidates, isUrgent = false } = decision;
  const composed = await composeChange(parts, channel, before, change);
  const question = { before, next: composed.next, candidates, isUrgent };
  const marks = candidates.length ? await measured(took, 'gate', () => marksOf(question, gate, options)) : {};
  if (isTrial) return composed.next;
  const settled = Object.keys(marks).length ? await composeChange(parts, channel, before, marked(change, marks)) : composed;
  await measured(took, 'activation', () => commitChange(parts.store, settled));
  // Players have the change by now: this trial refuses nothing, so nobody waits for it.
  if (candidates.length) await measured(took, 'look at the way back', () => gate.tryWayBack(question));
  return settled.next;
}

type Marks = Pick<LogEntry, 'forced' | 'remarks'>;

/** Words of the gate for the log. @throws GateRefusal when the gate refuses the change */
async function marksOf(question: Parameters<VerbGate['check']>[0], gate: VerbGate, options: GateOptions): Promise<Marks> {
  const forced = overruled(await gate.check(question), question.candidates, options);
  const remarks = await gate.remarks(question);
  return { ...(forced.length ? { forced } : {}), ...(remarks.length ? { remarks } : {}) };
}

function marked({ entry, also = [], ...change }: ChannelChange, marks: Marks): ChannelChange {
  return { ...change, entry: { ...entry, ...marks }, also: also.map((other) => ({ ...other, ...marks })) };
}
