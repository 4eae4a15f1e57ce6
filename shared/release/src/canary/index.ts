export { lookAtCanary } from './look';
export { namedRows } from './named-rows';
export { isThisMachine, readTelemetry } from './read-telemetry';
export { errorRates, type ErrorRate } from './tally';
export { vitalReporters, vitalsText, vitalText } from './vitals';
export { watchCanary } from './watch';
