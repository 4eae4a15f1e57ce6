export { startTraces } from './start-traces';
export { traceHeaders, traceStatement } from './tracing';
