import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from '@site/api/schema';
import { ENGINES, type EngineName } from '../engines';
import { BETS } from './bets';
import { digestOf } from './digest';
import { measureLength, measureMost, measureReturn } from './measure';

/** The generated file. */
export const FIGURES_FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'figures.json');

/** Rounds that the command plays for each bet, and the seed of their stream. */
export const ROUNDS = 400_000;
export const SEED = 20_260;

const engineFiguresSchema = z.object({
  digest: z.string(),
  returns: z.array(z.object({ bet: z.string(), rtp: z.number(), error: z.number() })),
  /** The largest win as a multiple of the stake. */
  most: z.number(),
  /** `longestS` is null for a round that does not end by itself. */
  round: z.object({ kind: z.enum(['instant', 'moves', 'time']), longestS: z.nullable(z.number()) }),
});
export type EngineFigures = z.infer<typeof engineFiguresSchema>;

const figuresSchema = z.object({ rounds: z.number(), seed: z.number(), engines: z.record(z.string(), engineFiguresSchema) });
export type Figures = z.infer<typeof figuresSchema>;

export const ENGINE_NAMES = Object.keys(ENGINES).filter((name): name is EngineName => name in ENGINES);

/** Six decimals, so that the file stays readable. */
const short = (share: number) => Number(share.toFixed(6));

/** Measures one engine. */
export function measureEngine(name: EngineName, rounds: number): EngineFigures {
  const measured = BETS[name].map((bet) => ({ bet: bet.id, ...measureReturn(name, bet, rounds, SEED) }));
  const length = measureLength(name);
  return {
    digest: digestOf(name),
    returns: measured.map(({ bet, rtp, error }) => ({ bet, rtp: short(rtp), error: short(error) })),
    most: short(Math.max(measureMost(name), ...measured.map(({ most }) => most))),
    round: { kind: length.kind, longestS: length.kind === 'time' ? Math.ceil(length.longestMs / 1000) : null },
  };
}

/** The figures of the generated file. */
export const readFigures = (): Figures => figuresSchema.parse(JSON.parse(readFileSync(FIGURES_FILE, 'utf8')));
