import type { ChannelDocument } from '@site/remote/manifest';
import type { Candidate } from '../changes';
import type { Finding, Gate } from '../gate';
import type { OpenedSite } from './site';
import { ReleaseRefusal } from '../store/store';
import { WrongUsage, wordsFor } from './exit-code';

interface Question {
  before: ChannelDocument | null;
  next: ChannelDocument;
  candidates: readonly Candidate[];
  /** True for a change that goes back: fewer states are tried, because people wait for it. */
  isUrgent?: boolean;
}

/** The gate as verbs use it; `openGate` of `../gate` has the details. */
export interface VerbGate {
  /** @param inOneState pages are entered with data only: the change goes back, or it is the first of its channel */
  warm(inOneState?: boolean): void;
  check(question: Question): Promise<readonly Finding[]>;
  /** Prints the remarks, and returns them for the log. */
  remarks(question: Question): Promise<readonly string[]>;
  /** Prints whether the shell can go back after a change that was made. A trial that fails says so, and has no other effect. */
  tryWayBack(question: Question): Promise<void>;
  close(): Promise<void>;
}

/** Options of the command line that concern the gate. */
export interface GateOptions {
  /** False with --no-browser. */
  browser?: boolean;
  force?: boolean;
  reason?: string;
}

/** Checks that `--force` does not overrule: every browser refuses other bytes than the signed ones, and only a team speaks for its area. */
const NEVER_FORCED: readonly Finding['check'][] = ['damaged', 'unsigned', 'trust'];

/** The gate found something wrong with the candidates. */
export class GateRefusal extends ReleaseRefusal {
  constructor(
    readonly findings: readonly Finding[],
    readonly candidates: readonly Candidate[],
    advice: string,
  ) {
    const names = candidates.map(({ name, release }) => `${name} ${release}`).join(', ');
    const lines = findings.flatMap((finding) => [`  ${finding.check}: ${finding.message}`, `    ${finding.advice}`]);
    super([`${names}: nothing was changed, the gate refuses it.`, ...lines, advice].filter(Boolean).join('\n'));
  }
}

/** @throws WrongUsage when --force or --no-browser comes without a reason, or when the reason is empty */
export function requireReason({ browser, force, reason }: GateOptions) {
  if (reason !== undefined && reason.trim() === '') throw new WrongUsage('--reason is empty. Say why in a few words.');
  if (reason !== undefined) return;
  if (force) throw new WrongUsage('--force needs a reason, which is logged: --force --reason "why".');
  if (browser === false) throw new WrongUsage('--no-browser needs a reason, which is logged: --no-browser --reason "why".');
}

/** @returns the overruled findings, for the log @throws GateRefusal for findings without --force, and for those that it cannot overrule */
export function overruled(
  findings: readonly Finding[],
  candidates: readonly Candidate[],
  { browser, force }: GateOptions,
): readonly string[] {
  if (findings.some(({ check }) => NEVER_FORCED.includes(check)))
    throw new GateRefusal(findings, candidates, 'Not even --force makes this live.');
  if (findings.length && !force) {
    throw new GateRefusal(findings, candidates, 'If it has to be live all the same: --force --reason "why".');
  }
  return [...findings.map(({ check, message }) => `${check}: ${message}`), ...(browser === false ? ['browser: left out'] : [])];
}

/** Loads the module of the gate at the first `check` or `warm`, because most commands do not need it. */
export function openGateOf({ root, store, keys }: OpenedSite, { browser = true }: GateOptions, note: (line: string) => void): VerbGate {
  let opening: Promise<Gate> | undefined;
  const open = () => (opening ??= load());
  const say = (remarks: readonly string[]) => remarks.forEach((remark) => note(`note: ${remark}`));
  const load = async () => {
    const { openGate } = await import('../gate');
    return openGate({ root, store, keys, withoutBrowser: !browser, note });
  };
  return {
    // `check` reports an error of this start.
    warm: (inOneState) =>
      void open().then(
        (gate) => gate.warm(inOneState),
        () => undefined,
      ),
    check: async (question) => (await open()).check(question),
    async remarks(question) {
      const remarks = await (await open()).remarks(question);
      say(remarks);
      return remarks;
    },
    async tryWayBack(question) {
      const unknown = (problem: unknown) => [`Whether the shell can go back after this change is not known: ${wordsFor(problem)}`];
      say(await (await open()).tryWayBack(question).catch(unknown));
    },
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
