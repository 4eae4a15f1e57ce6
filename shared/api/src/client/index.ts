export { ApiError, type ApiErrorKind } from './api-error';
export { call, connectClient, exchangeOrigin, TIMEOUT_MS, type CallOptions, type ClientSession } from './client';
export { UPLOAD_TIMEOUT_MS } from './files';
