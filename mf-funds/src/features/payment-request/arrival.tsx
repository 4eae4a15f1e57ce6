import { useId, useState } from 'react';
import { ARRIVAL_S, ON_ITS_WAY, type CashRequest } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { useSecondsLeft } from '@site/ui/countdown';
import { countdownText } from './payment-request.rules';
import { TakingLonger } from './taking-longer';
import styles from './arrival.module.css';

interface ArrivalProps {
  record: CashRequest | null;
  /** False until the time left is known. */
  isTimeKnown: boolean;
  answeredAtMs: number;
}

/** Countdown to the arrival of the money, and help when it takes longer. */
export function Arrival({ record, isTimeKnown, answeredAtMs }: ArrivalProps) {
  const left = useArrival(record, answeredAtMs);
  return (
    <>
      <ArrivalText left={isTimeKnown ? left : null} />
      <div role="status">{left === 0 && <TakingLonger />}</div>
    </>
  );
}

/** @param props.left seconds; null while unknown */
export function ArrivalText({ left }: { left: number | null }) {
  const t = useText('funds');
  const words = useId();
  return (
    <div className={styles.arrival}>
      <p id={words} className={styles.words}>
        {t(ON_ITS_WAY)}
      </p>
      <p role="timer" aria-labelledby={words} className={styles.clock}>
        {left === null ? '--:--' : countdownText(left)}
      </p>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className={styles.rest} width="100" height="1" />
        <rect className={styles.part} width={(Math.min(left ?? 0, ARRIVAL_S) / ARRIVAL_S) * 100} height="1" />
      </svg>
    </div>
  );
}

/** Answers take different times; a smaller difference does not change the countdown. */
const DRIFT_MS = 2000;

/**
 * Seconds until the money should arrive. The platform sends the seconds left; they are counted from its answer, so the device's date may be
 * wrong.
 */
function useArrival(record: CashRequest | null, answeredAtMs: number): number {
  const [endsAtMs, setEndsAtMs] = useState(() => Date.now() + ARRIVAL_S * 1000);
  const arrivesIn = record?.arrives_in ?? null;
  const saidMs = arrivesIn === null ? endsAtMs : answeredAtMs + arrivesIn * 1000;
  if (Math.abs(saidMs - endsAtMs) > DRIFT_MS) setEndsAtMs(saidMs);
  return useSecondsLeft(endsAtMs);
}
