export { namedRows } from './named-rows';
export { isThisMachine, readTelemetry } from './read-telemetry';
export { errorRates, type ErrorRate } from './tally';
export { watchCanary } from './watch';
