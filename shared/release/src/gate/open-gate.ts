import type { Keys } from '../keys/keys';
import type { ReleaseStore } from '../store/store';
import { findInBrowser, startBrowser, type BrowserProcess } from './browser';
import { findInStore } from './checks';
import type { Finding } from './trial/finding';
import { onInterrupt } from './on-interrupt';
import { readSet } from './trial/read-set';
import { createAsker, findInAnswers, untilServing } from './served';
import { createTrialChannel } from './trial/trial-channel';
import { startTrialEdge, type TrialEdge } from './trial/trial-edge';
import type { Proposal, TrialSet } from './trial/trial-set';

export interface GateParts {
  /** The project's folder: the edge of the trial is run from its source. */
  root: string;
  store: ReleaseStore;
  keys: Keys;
  /** Leaves out the check `browser`, and every mount with it. */
  withoutBrowser?: boolean;
  /** Gets lines for people about the way in which the gate looked. */
  note?: (line: string) => void;
}

/** Everything stands between a release and pages: what it is, how it is served, and whether a real browser mounts it. */
export interface Gate {
  /** Begins to start what takes a moment; call it while something else is done. */
  warm(): void;
  /** Looks at all candidates as one set. May be asked several times. @returns nothing when the set may go live */
  check(proposal: Proposal): Promise<readonly Finding[]>;
  /** Ends everything that was started; nothing stays behind. */
  close(): Promise<void>;
}

interface Started {
  browser: BrowserProcess | null;
  edge: TrialEdge;
}

export function openGate({ root, store, keys, withoutBrowser = false, note = () => {} }: GateParts): Gate {
  const trial = createTrialChannel(store, keys);
  let started: Started | undefined;
  let listenNoMore: (() => void) | undefined;

  const stopBrowser = () => started?.browser?.close();

  function warm(): Started {
    listenNoMore ??= onInterrupt(stopBrowser, trial.close);
    // The browser first: it starts in processes of its own while the edge is loaded into this one.
    started ??= {
      browser: withoutBrowser ? null : startBrowser(note),
      edge: startTrialEdge({ root, store, channel: trial.channel, keys }),
    };
    return started;
  }

  async function findInTrial({ edge, browser }: Started, set: TrialSet, opening: ReturnType<typeof trial.open>): Promise<Finding[]> {
    const [origin, document] = await Promise.all([edge.address(), opening]);
    const asker = createAsker(origin);
    try {
      await untilServing(asker.ask, document);
      const [answers, mounts] = await Promise.all([
        findInAnswers(asker.ask, set, document),
        browser ? findInBrowser(browser, origin, set, document).catch(browserFailed) : [],
      ]);
      return [...answers, ...mounts];
    } finally {
      asker.close();
    }
  }

  return {
    warm: () => void warm(),
    async check(proposal) {
      const running = warm();
      // Before it is known to be sound, so that the edge finds it when it starts; nobody else follows that channel.
      const opening = trial.open(proposal.next);
      opening.catch(() => undefined);
      const { set, findings } = await readSet(store, await keys.everAccepted(), proposal);
      const inStore = findings.length ? findings : await findInStore(set);
      if (inStore.length) {
        await opening.catch(() => undefined);
        return inStore;
      }
      return findInTrial(running, set, opening).catch(edgeFailed);
    },
    async close() {
      stopBrowser();
      listenNoMore?.();
      await Promise.all([started?.edge.close(), trial.close()]);
      started = undefined;
    },
  };
}

const browserFailed = (problem: unknown): Finding[] => [
  {
    check: 'browser',
    says: `No page could be tried: ${wordsFor(problem)}.`,
    advice: 'Install Chromium, or name one with CHROMIUM_PATH. Without a browser: --no-browser --reason "why".',
  },
];

const edgeFailed = (problem: unknown): Finding[] => [
  {
    check: 'edge',
    says: `The edge of the trial could not be asked: ${wordsFor(problem)}`,
    advice: 'Repair shared/edge first: pages would not get anything either.',
  },
];

const wordsFor = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));
