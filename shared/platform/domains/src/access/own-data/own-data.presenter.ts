import type { OwnData } from '@site/api/contracts/own-account';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { secondsUntilNext, type readExport } from './own-data.service';
import { PARTS } from './parts';

const time = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

export function presentExport({ last, partsDone, bytes, now }: Awaited<ReturnType<typeof readExport>>): OwnData {
  const state = stateOf(last, now);
  const isReady = state === 'ready';
  const waitS = secondsUntilNext(last, now);
  return {
    state,
    parts_done: state === 'none' ? 0 : partsDone,
    parts_all: PARTS,
    asked_at: time(last?.askedAt),
    expires_at: isReady ? time(last?.expiresAt) : null,
    bytes: isReady ? bytes : null,
    next_at: waitS ? time(secondsAfter(now, waitS)) : null,
  };
}

function stateOf(last: Awaited<ReturnType<typeof readExport>>['last'], now: Date): OwnData['state'] {
  if (!last) return 'none';
  if (last.failedAt) return 'failed';
  if (!last.expiresAt) return 'waiting';
  return last.expiresAt > now ? 'ready' : 'none';
}
