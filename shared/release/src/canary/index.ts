export { judgeCanary, JUDGE_DEFAULTS, type Judgement, type JudgeOptions } from './judge';
export { namedRows } from './named-rows';
export { isThisMachine, readTelemetry, type TelemetryQuestion } from './read-telemetry';
export { errorRates, percentText, tally, type ErrorRate, type Tally } from './tally';
export { watchCanary, type CanaryWatch, type WatchEnd } from './watch';
