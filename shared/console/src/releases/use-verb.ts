import { useEffect, useState } from 'react';
import type { VerbLine } from '#calls';
import { useRollback } from './releases.queries';

/** State of a verb. `waiting`: a second person has to approve it; `lost`: the line broke, and the change may be made all the same. */
export type VerbState = 'idle' | 'running' | 'done' | 'refused' | 'waiting' | 'lost';

const TICK_MS = 100;

/** Runs a rollback and collects what it says, with the seconds since its begin. */
export function useVerb() {
  const [lines, setLines] = useState<readonly VerbLine[]>([]);
  const [state, setState] = useState<VerbState>('idle');
  const [beganAt, setBeganAt] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const { mutate, error } = useRollback((line) => setLines((before) => [...before, line]));

  useEffect(() => {
    if (state !== 'running') return;
    const read = () => setSeconds((performance.now() - beganAt) / 1000);
    const ticking = setInterval(read, TICK_MS);
    return () => {
      clearInterval(ticking);
      read();
    };
  }, [state, beganAt]);

  const run = (input: { area: string; reason: string }) => {
    setLines([]);
    setBeganAt(performance.now());
    setState('running');
    mutate(input, {
      onSuccess: (code) => setState(code === 0 ? 'done' : code === null ? 'waiting' : 'refused'),
      onError: (problem) => setState(isLost(problem) ? 'lost' : 'refused'),
    });
  };
  return { run, state, lines, seconds, problem: error };
}

const isLost = (problem: unknown) => (problem as { kind?: string } | null)?.kind === 'unreachable';
