import { ORACLES, openSiteDatabase } from '@site/platform-testing/oracles/oracles';
import type { Oracle, Witness } from '@site/platform-testing/oracles/oracle';

/** A round of the oracles. `away`: the database did not answer, so nothing is known. */
export interface Verdict {
  at: number;
  ms: number;
  state: 'good' | 'broken' | 'away';
}

/** An oracle that does not hold, with the rows that differ. */
export interface Broken {
  name: string;
  says: string;
  problems: readonly string[];
}

const LOOK_AGAIN_MS = 500;
const REST_WITHIN_MS = 30_000;

/** Asks the oracles about a site again and again. @param url of the database with the owner's role */
export function openCourt(url: string, witness: Witness) {
  const database = openSiteDatabase(url);
  const verdicts: Verdict[] = [];
  const broken: Broken[] = [];

  async function hear(oracles: readonly Oracle[]): Promise<Verdict['state']> {
    const at = Date.now();
    const found: Broken[] = [];
    let state: Verdict['state'] = 'good';
    for (const { name, says, check } of oracles) {
      try {
        const problems = await check(database.db, witness);
        if (problems.length) found.push({ name, says, problems });
      } catch {
        // A fault of the database: the next round knows more.
        state = 'away';
        break;
      }
    }
    if (found.length) state = 'broken';
    broken.push(...found.filter(({ name }) => !broken.some((known) => known.name === name)));
    verdicts.push({ at, ms: Date.now() - at, state });
    return state;
  }

  return {
    db: database.db,
    verdicts,
    broken,
    /** Asks what holds at every moment. */
    now: () => hear(ORACLES.filter(({ isFinal = false }) => !isFinal)),
    /** Asks all of them, once the site is at rest. @throws when the database does not answer */
    async atTheEnd() {
      const until = Date.now() + REST_WITHIN_MS;
      const waiting = () =>
        Promise.all(ORACLES.filter(({ isFinal = false }) => isFinal).map(({ check }) => check(database.db, witness))).then(
          (problems) => problems.flat().length > 0,
          () => true,
        );
      while (Date.now() < until && (await waiting())) await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS));
      if ((await hear(ORACLES)) === 'away') throw new Error('The database does not answer after the last fault');
    },
    close: database.close,
  };
}

export type Court = ReturnType<typeof openCourt>;
