import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SupplierFacts } from '@site/api/contracts/catalogue';
import type { Language } from '@site/api/contracts/site';
import { paisa, printAmount } from '@site/api/money';
import { readFigures } from './figures/figures';
import { skinOf } from './skins';
import { ABANDONED_S, STAKE_MAX_PAISA, STAKE_MIN_PAISA } from './supplier';

interface FactsTexts {
  rules: Record<string, string[]>;
  bets: Record<string, string>;
  /** Texts of the games, which name kinds and some bets. */
  games: Record<string, string>;
}

const here = path.dirname(fileURLToPath(import.meta.url));

function read<T>(file: string): T {
  const value: T = JSON.parse(readFileSync(path.join(here, file), 'utf8'));
  return value;
}

const readTexts = (language: Language): FactsTexts => ({
  ...read<Omit<FactsTexts, 'games'>>(`figures/${language}.json`),
  games: read(`locales/${language}.json`),
});

const figures = readFigures();
const texts: Record<Language, FactsTexts> = { en: readTexts('en'), bn: readTexts('bn') };
const percent = (share: number) => Number((100 * share).toFixed(2));
const amount = (value: number) => printAmount(paisa(BigInt(value)));

/** Rules and measured figures of a game, in the words of a language. */
export async function tellFacts(game: { code: string; type: string; name: string }, language: Language): Promise<SupplierFacts> {
  const { engine } = skinOf(game);
  const measured = figures.engines[engine];
  if (!measured) throw new Error(`No figures of ${engine}`);
  const { rules, bets, games } = texts[language];
  return {
    kind: games[`engine.${engine}`] ?? engine,
    rules: rules[engine] ?? [],
    returns: measured.returns.map(({ bet, rtp, error }) => ({
      bet: bets[bet] ?? games[bet] ?? bet,
      percent: percent(rtp),
      error: percent(error),
    })),
    rounds: figures.rounds,
    most_times: measured.most,
    stake: { least: amount(STAKE_MIN_PAISA), most: amount(STAKE_MAX_PAISA) },
    // A round that waits for the player is ended for them.
    round: { kind: measured.round.kind, longest_s: measured.round.kind === 'moves' ? ABANDONED_S : measured.round.longestS },
    digest: measured.digest,
  };
}
