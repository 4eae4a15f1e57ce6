import { writeFileSync } from 'node:fs';
import { ENGINE_NAMES, FIGURES_FILE, measureEngine, ROUNDS, SEED, type Figures } from './figures';

const engines = Object.fromEntries(ENGINE_NAMES.map((name) => [name, measureEngine(name, ROUNDS)]));
const figures: Figures = { rounds: ROUNDS, seed: SEED, engines };
writeFileSync(FIGURES_FILE, `${JSON.stringify(figures, null, 2)}\n`);
for (const [name, { returns, most }] of Object.entries(engines)) {
  const shares = returns.map(({ bet, rtp, error }) => `${bet} ${(100 * rtp).toFixed(2)} % ± ${(100 * error).toFixed(2)}`);
  process.stdout.write(`${name}: ${shares.join(', ')}; at most ${most} times the stake\n`);
}
