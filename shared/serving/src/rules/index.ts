export { followRule, type RuleState } from './follow-rule';
export { measuredBy, readRules, type AlertRule } from './read-rules';
export { wordsOf } from './rule-words';
