import axios, { isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { answersFile, type Endpoint } from '@site/api/schema';
import { ApiError, refusalOf } from './api-error';
import type { Bearer } from './bearer';
import type { CallOptions } from './call-options';
import { bodyOf, fileOf, refusalIn } from './files';
import { TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './time-outs';

const http = axios.create({ timeout: TIMEOUT_MS, headers: { Accept: 'application/json' } });

/** One call on its way. */
export interface Sending {
  endpoint: Endpoint;
  url: string;
  baseURL: string;
  /** Fields of the query or of the body. */
  fields: Record<string, unknown>;
  /** Bearer token; null for a public call. */
  token: string | null;
  /** Further headers. */
  headers: Readonly<Record<string, string>>;
  options: CallOptions;
}

/**
 * Sends one call by axios, and once more when another call had just replaced its token.
 * @returns the answer, not checked
 * @throws ApiError; CanceledError when the signal is aborted
 */
export async function sendByAxios(sending: Sending, bearer: Bearer, isRepeat = false): Promise<unknown> {
  const { endpoint, token } = sending;
  const isFile = answersFile(endpoint);
  try {
    const { data, headers } = await request(sending);
    bearer.take(token, headers);
    return isFile ? fileOf(data, headers['content-disposition']) : data;
  } catch (problem) {
    if (isCancel(problem)) throw problem;
    const answer = isAxiosError(problem) ? problem.response : undefined;
    bearer.take(token, answer?.headers);
    // The platform did not run this call: another call of the page had just replaced its token, so sending it again is safe.
    const isVoid = answer?.status === 401 && token !== null && !isRepeat && !endpoint.renewsToken;
    if (isVoid && (await bearer.isRenewed(token))) return sendByAxios({ ...sending, token: bearer.token() }, bearer, true);
    throw answer ? await refusalOfAnswer(answer, isFile, problem) : new ApiError({ kind: 'unreachable' }, { cause: problem });
  }
}

function request({ endpoint, url, baseURL, fields, token, headers, options }: Sending) {
  const { signal, idempotencyKey, onProgress } = options;
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const body = inQuery ? null : bodyOf(fields);
  return http.request<unknown>({
    url,
    baseURL,
    method: endpoint.method,
    signal,
    ...(body ? { data: body } : { params: fields }),
    ...(body instanceof FormData ? { timeout: UPLOAD_TIMEOUT_MS } : {}),
    ...(answersFile(endpoint) ? { responseType: 'blob' } : {}),
    // Without a listener the browser sends no progress events.
    ...(onProgress ? { onUploadProgress: ({ progress }) => progress !== undefined && onProgress(progress) } : {}),
    headers: {
      ...headers,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(endpoint.money ? { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() } : {}),
    },
  });
}

async function refusalOfAnswer({ status, data, headers }: AxiosResponse<unknown>, isFile: boolean, cause: unknown) {
  return refusalOf({ status, data: isFile ? await refusalIn(data) : data, retryAfter: headers['retry-after'] }, cause);
}
