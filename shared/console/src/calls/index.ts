export { hearEvents, type StreamedEvent } from './event-stream';
export { type AnsweredCall, ask, connectSession, endpointOf } from './operator-client';
export { createQueryClient, pollEvery } from './query-client';
export { CHANNEL, runVerb, type VerbLine } from './verb-stream';
