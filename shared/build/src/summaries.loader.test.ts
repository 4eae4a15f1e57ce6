import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import withoutSummaries from './summaries.loader.cjs';

const contracts = path.resolve(__dirname, '../../api/src/contracts');
const sources = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(contracts, file), 'utf8'));

it('takes one summary of each call out of browser code', () => {
  const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  for (const source of sources) {
    const left = withoutSummaries(source);
    expect(left).not.toMatch(/\bsummary\b/);
    expect(source.split('\n').length - left.split('\n').length).toBe(countOf(source, /defineEndpoint\(\{/g));
  }
});
