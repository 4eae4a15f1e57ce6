/** The part of traces that servers use. */
export interface Tracing {
  /** Sends a statement in a span of its own, when a call is being answered. */
  statement: <T>(text: string, send: () => Promise<T>) => Promise<T>;
  /** Headers that continue the trace of the current call at another server. */
  headers: () => Record<string, string>;
}

/** Null while this process keeps no traces: then a statement costs one comparison. */
let tracing: Tracing | null = null;

/** Sets who keeps the traces; null ends that. */
export function keepTraces(next: Tracing | null) {
  tracing = next;
}

/** @param text the statement without its values */
export const traceStatement = <T>(text: string, send: () => Promise<T>): Promise<T> => (tracing ? tracing.statement(text, send) : send());

/** Headers for a call to another server of the site; none while this process keeps no traces, or answers no call. */
export const traceHeaders = (): Record<string, string> => tracing?.headers() ?? {};
