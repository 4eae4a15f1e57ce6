import { start, type RoundView, type SessionView } from './start';

/** Error code from the game's own server; `lost` when no answer arrived. */
export class CallProblem extends Error {}

export interface HistoryRound extends RoundView {
  hash: string;
  clientSeed: string;
  nonce: number;
  serverSeed: string | null;
}

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session: start.session, ...body }),
  }).catch(() => null);
  if (!answer) throw new CallProblem('lost');
  const read: Answer & { problem?: unknown } = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new CallProblem(typeof read.problem === 'string' ? read.problem : 'lost');
  return read;
}

type Played = SessionView & { round: RoundView };

/** Seed that this page generates after the game has published its hash. It is used from the first round until the player enters another. */
export const ownSeed = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const placeRound = (round: string, order: { stake: number; choice: unknown; isFree: boolean }) =>
  post<Played>('/api/rounds', { round, ...order, clientSeed: ownSeed });
export const actOnRound = (round: string, action: object) => post<Played>('/api/rounds/act', { round, action });
export const readSession = () => post<SessionView>('/api/session', {});
export const changeSeed = (clientSeed: string) => post<SessionView>('/api/seed', { clientSeed });
export const refillPractice = () => post<SessionView>('/api/practice/refill', {});
export const endPractice = () => post<SessionView>('/api/practice/end', {});
export const readHistory = () => post<{ rounds: HistoryRound[] }>('/api/history', {});
