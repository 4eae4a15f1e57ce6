import { terminalText } from '../terminal-text';
import { OLD_AFTER_S, type Health, type RuleOfHealth } from './health.shapes';

const ORDER: readonly RuleOfHealth['state'][] = ['bad', 'late', 'unknown', 'good'];

/** Lines for a terminal: the source with its age, and then the rules, those that somebody has to act on first. */
export const healthLines = ({ at, source, rules }: Health) =>
  [sourceLine(at, source), ...rules.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)).map(ruleLine)].join('\n');

function sourceLine(at: number, { kind, newest_at: newest, fault }: Health['source']) {
  const from = kind === 'own' ? 'the processes of the platform' : 'Prometheus';
  const age = newest === null ? 'no number yet' : `newest number ${Math.round(at - newest)} s old`;
  const isOld = newest === null || at - newest > OLD_AFTER_S;
  return terminalText(`From ${from}: ${age}${isOld ? ', which says NOTHING about now' : ''}${fault === null ? '' : `. ${fault}`}`);
}

function ruleLine({ name, state, since, words, action }: RuleOfHealth) {
  const begun = since === null ? '' : `  since ${new Date(since * 1000).toISOString().slice(0, 19).replace('T', ' ')}`;
  const acts = state === 'bad' || state === 'late' ? [...words, action].map((sentence) => `\n    ${sentence}`).join('') : '';
  return `${state.toUpperCase().padEnd(7)}  ${name}${begun}${terminalText(acts)}`;
}
