import { useState } from 'react';
import { ARRIVAL_S, type CashRequest } from '@site/api/contracts/funds';
import { useSecondsLeft } from '@site/ui/countdown';

/** Answers differ by how long they took; the countdown does not jump for it. */
const DRIFT_MS = 2000;

/** Seconds until the money should be there: as long as the platform says since it answered, whatever date the device has. */
export function useArrival(record: CashRequest | null, answeredAtMs: number): number {
  const [endsAtMs, setEndsAtMs] = useState(() => Date.now() + ARRIVAL_S * 1000);
  const arrivesIn = record?.arrives_in ?? null;
  const saidMs = arrivesIn === null ? endsAtMs : answeredAtMs + arrivesIn * 1000;
  if (Math.abs(saidMs - endsAtMs) > DRIFT_MS) setEndsAtMs(saidMs);
  return useSecondsLeft(endsAtMs);
}
