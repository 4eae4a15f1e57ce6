export { ApiError, type ApiErrorKind } from './api-error';
export { call, connectClient, exchangeOrigin, TIMEOUT_MS, type CallOptions } from './client';
export type { ClientSession } from './bearer';
export { UPLOAD_TIMEOUT_MS } from './files';
