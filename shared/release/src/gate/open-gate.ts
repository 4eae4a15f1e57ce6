import type { ChannelDocument } from '@site/remote/manifest';
import type { Keys } from '../keys/keys';
import { ReleaseRefusal, type ReleaseStore } from '../store/store';
import { openTrust } from '../trust';
import { findInBrowser, startBrowser, type BrowserProcess, type TrialOrigins } from './browser';
import { findInStore, lost, remarksOn, shellRollbackAfter } from './checks';
import type { Finding } from './trial/finding';
import { onInterrupt } from './on-interrupt';
import { createKeptTrials } from './trial/kept-trials';
import { readSet } from './trial/read-set';
import type { DataSet } from './sample-platform';
import { createAsker, findInAnswers, untilServing, type AskServer } from './served';
import { createTrialChannel } from './trial/trial-channel';
import { startTrialEdge, type TrialEdge } from './trial/trial-edge';
import { isInOneState, type Proposal, type TrialSet } from './trial/trial-set';

/** Arguments of `openGate`. */
export interface GateParts {
  /** Folder of the project; the edge of the trial runs from its source. */
  root: string;
  store: ReleaseStore;
  keys: Keys;
  /** Leaves out all checks in a browser (`browser` and `mount`). */
  withoutBrowser?: boolean;
  /** Receives lines for people about the browser of the gate, e.g. that it runs without a sandbox. */
  note?: (line: string) => void;
}

/** Checks releases before they go live: their records and files, the answers of a real edge, and their mounts in a real browser. */
export interface Gate {
  /** Starts the edges in the background, and the browser unless a trial of a moment ago may do; call it early to save time. @param inOneState pages are entered with data only */
  warm(inOneState?: boolean): void;
  /**
   * Checks all candidates as one set; may be called several times.
   * @returns findings; empty when the set may go live
   * @throws StoreUnusable when the keys cannot be read
   */
  check(proposal: Proposal): Promise<readonly Finding[]>;
  /**
   * Enters all paths and panels of the candidates that are remotes, and does not run the other checks.
   * @returns one finding for each area that fails, by the name of the area
   * @throws ReleaseRefusal when the browser or the edge of the trial cannot be used
   */
  mounts(proposal: Proposal): Promise<ReadonlyMap<string, Finding>>;
  /**
   * Reads the records of the set once more.
   * @returns facts about the set that people should know and that do not refuse it, one sentence each
   * @throws StoreUnusable when the keys cannot be read
   */
  remarks(proposal: Proposal): Promise<readonly string[]>;
  /**
   * Enters the pages of new remotes with the good shell before the live one.
   * @returns one sentence when the shell can no more go back to it
   * @throws ReleaseRefusal when the browser or the edge of the trial cannot be used
   */
  tryWayBack(proposal: Proposal): Promise<readonly string[]>;
  /** Ends the browser and the edge, and removes the trial channel. */
  close(): Promise<void>;
}

type Opening = Promise<ChannelDocument>;

interface OpenTrial {
  ask: AskServer;
  origins: TrialOrigins;
  document: ChannelDocument;
}

interface Started {
  /** Starts the browser at its first call. */
  browser: (() => BrowserProcess) | null;
  edge: TrialEdge;
  /** The same site with the other data; only pages need it, and not those that are entered in one state. */
  emptyEdge: TrialEdge | null;
}

/** Trials of all gates of this process. */
const trials = createKeptTrials();

/** Makes the gate of one command. It starts nothing before the first `warm` or `check`; `close` must be called in the end. */
export function openGate({ root, store, keys, withoutBrowser = false, note = () => {} }: GateParts): Gate {
  const trial = createTrialChannel(store, keys);
  let started: Started | undefined;
  let browser: BrowserProcess | undefined;
  let listenNoMore: (() => void) | undefined;

  const openBrowser = () => (browser ??= startBrowser(note));
  const stopBrowser = () => browser?.close();

  function warm(inOneState = false): Started {
    listenNoMore ??= onInterrupt(stopBrowser, trial.close);
    const startEdge = (data: DataSet) => startTrialEdge({ root, store, channel: trial.channel, keys, data });
    // Start the browser first: its own processes start while this process loads the edge.
    if (!withoutBrowser && !trials.hasAny()) openBrowser();
    started ??= {
      browser: withoutBrowser ? null : openBrowser,
      edge: startEdge('full'),
      emptyEdge: null,
    };
    if (!withoutBrowser && !inOneState) started.emptyEdge ??= startEdge('empty');
    return started;
  }

  /** Runs `work` as soon as the edges serve the document of the trial. */
  async function inTrial<T>({ edge, emptyEdge }: Started, opening: Opening, work: (trial: OpenTrial) => Promise<T>): Promise<T> {
    const [full, empty, document] = await Promise.all([edge.address(), emptyEdge?.address(), opening]);
    const asker = createAsker(full);
    const askers = [asker, ...(empty ? [createAsker(empty)] : [])];
    try {
      await Promise.all(askers.map(({ ask }) => untilServing(ask, document)));
      return await work({ ask: asker.ask, origins: { full, empty: empty ?? full }, document });
    } finally {
      for (const { close } of askers) close();
    }
  }

  const findInTrial = (running: Started, proposal: Proposal, set: TrialSet, opening: Opening): Promise<Finding[]> =>
    inTrial(running, opening, async ({ ask, origins, document }) => {
      const { browser: open } = running;
      const mounting = open && trials.once(proposal, () => findInBrowser(open(), origins, set, document));
      const [answers, mounts] = await Promise.all([
        findInAnswers(ask, set, document),
        mounting?.then((found) => [...found.values()]).catch(browserFailed) ?? [],
      ]);
      return [...answers, ...mounts];
    });

  async function mounts(proposal: Proposal): Promise<ReadonlyMap<string, Finding>> {
    const running = warm(isInOneState(proposal));
    const opening = trial.open(proposal.next);
    opening.catch(() => undefined);
    const { set } = await readSet(store, await keys.everAccepted(), proposal);
    const { browser: open } = running;
    const enter = async ({ origins, document }: OpenTrial) => (open ? findInBrowser(open(), origins, set, document) : new Map());
    return inTrial(running, opening, enter).catch(refuse);
  }

  return {
    warm: (inOneState) => void warm(inOneState),
    async check(proposal) {
      const running = warm(isInOneState(proposal));
      // Write the document before the checks, so that the edge finds it at its start; nobody else follows the trial channel.
      const opening = trial.open(proposal.next);
      opening.catch(() => undefined);
      const root = await openTrust({ store, keys }).current();
      const { set, findings } = await readSet(store, await keys.everAccepted(), proposal, root);
      const inStore = findings.length ? findings : await findInStore(set);
      if (inStore.length) {
        await opening.catch(() => undefined);
        return inStore;
      }
      return findInTrial(running, proposal, set, opening).catch(edgeFailed);
    },
    mounts,
    async remarks(proposal) {
      const { set } = await readSet(store, await keys.everAccepted(), proposal);
      return remarksOn(set);
    },
    async tryWayBack(proposal) {
      const { set } = await readSet(store, await keys.everAccepted(), proposal);
      const rollback = withoutBrowser ? null : await shellRollbackAfter(set);
      return rollback ? lost(rollback.shell, [...(await mounts(rollback.proposal)).values()]) : [];
    },
    async close() {
      stopBrowser();
      listenNoMore?.();
      await Promise.all([started?.edge.close(), started?.emptyEdge?.close(), trial.close()]);
      started = browser = undefined;
    },
  };
}

const browserFailed = (problem: unknown): Finding[] => [
  {
    check: 'browser',
    message: `No page could be tried: ${wordsFor(problem)}.`,
    advice: 'Install Chromium, or name one with CHROMIUM_PATH. Without a browser: --no-browser --reason "why".',
  },
];

const edgeFailed = (problem: unknown): Finding[] => [
  {
    check: 'edge',
    message: `The edge of the trial could not be asked: ${wordsFor(problem)}`,
    advice: 'Repair shared/edge first: pages would not get anything either.',
  },
];

function refuse(problem: unknown): never {
  if (problem instanceof ReleaseRefusal) throw problem;
  throw new ReleaseRefusal(
    `No page could be tried: ${wordsFor(problem)}. The trial needs Chromium, which CHROMIUM_PATH names, and shared/edge of this checkout.`,
  );
}

const wordsFor = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));
