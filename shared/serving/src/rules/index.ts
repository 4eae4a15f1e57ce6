export { followRule } from './follow-rule';
export { readRules, type AlertRule } from './read-rules';
export { wordsOf } from './rule-words';
