import { createMatch } from './src/exchange-feed/cricket/create-match';
import { offersOf } from './src/exchange-feed/cricket/fancy/book';
import { stopsOf } from './src/exchange-feed/cricket/stops';
import { stateIn } from './src/exchange-feed/model/windows';
import { momentAt } from './src/exchange-feed/cricket/moment';
const N = Number(process.argv[2] ?? 300), FIRST = Number(process.argv[3] ?? 284000), SAMPLES = Number(process.argv[4] ?? 6);
const only = process.argv[5] ? new RegExp(process.argv[5]) : /./;
interface G { n: number; yes: number; no: number; nn: number; over: number; perMatch: number[] }
const groups = new Map<string, G>();
const kindOf = (code: string) => code.replace(/^F-/, '').replace(/^K\d+-\d+/, m => m.split('-')[0]!).replace(/^W\d+/, 'W').replace(/^P\d+/, 'P').replace(/^O\d+/, 'O').replace(/^B\d+/, 'B').replace(/^L(\d+)-\d/, 'L').replace(/^OE\d+/, 'OE').replace(/^(\d+)OE(\d)/,'sOE-$2');
for (let m = 0; m < N; m++) {
  const match = createMatch(FIRST + m);
  const stops = stopsOf(match).fancy;
  const acc = new Map<string, [number, number, number, number, number]>();
  for (const o of offersOf(match)) {
    if (o.result.kind !== 'runs' || o.type === 6) continue;
    const kind = kindOf(o.code); if (!only.test(kind)) continue;
    const from = Math.max(o.opens, match.toss - 400);
    const step = o.lastBets - from < 1200 || /^[OBWP]/.test(kind) ? 41 : 197;
    for (let second = from + 1; second < o.lastBets; second += step) {
      if (stateIn(stops, second) !== 'OPEN') continue;
      const ph = kind==='MATCH' ? (second < match.start ? '0' : momentAt(match, second).index===1?'2':'1') : '';  const l = o.lineAt({ match, moment: momentAt(match, second), tick: second, seed: o.code });
      const kk = kind + ph + (kind==='20OV2' ? (l.yes === match.innings[1]!.target ? 't':'o') : ''); const runs = o.result.runs;
      const a = acc.get(kk) ?? [0, 0, 0, 0, 0];
      if (l.yes !== null) { a[0]++; a[1] += runs >= l.yes ? l.yesRate! / 10000 : -1; }
      if (l.no !== null) { a[2]++; a[3] += runs < l.no ? 1 : -l.noRate! / 10000; a[4] += l.noRate!/10000 }
      acc.set(kk, a);
    }
  }
  for (const [k, a] of acc) {
    const g = groups.get(k) ?? { n: 0, yes: 0, no: 0, nn: 0, over: 0, perMatch: [] };
    g.n += a[0]; g.yes += a[1]; g.nn += a[2]; g.no += a[3]; g.perMatch.push((a[1] - a[3]));
    groups.set(k, g);
  }
}
const se = (l: number[]) => { const m = l.reduce((a, b) => a + b, 0) / l.length; return Math.sqrt(l.reduce((a, b) => a + (b - m) ** 2, 0)); };
console.log('kind        n     yes%   no%    bias(yes-no)/2  ±se');
for (const [k, g] of [...groups].sort()) console.log(k.padEnd(10), String(g.n).padStart(6), (100 * g.yes / g.n).toFixed(1).padStart(7), g.nn ? (100 * g.no / g.nn).toFixed(1).padStart(7) : '   -', g.nn ? (50 * (g.yes / g.n - g.no / g.nn)).toFixed(1).padStart(8) : '', (50 * se(g.perMatch) / g.n).toFixed(1).padStart(6));
