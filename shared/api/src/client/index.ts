export { ApiError, type ApiErrorKind, refusalOf } from './api-error';
export { call, callWith, connectClient, exchangeOrigin, prepareCalls } from './client';
export type { CallOptions } from './call-options';
export type { ClientSession } from './bearer';
export { TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './time-outs';
