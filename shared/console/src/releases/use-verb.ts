import { useEffect, useRef, useState } from 'react';
import * as z from '@site/api/schema';
import type { VerbLine } from '#calls';
import type { VerbToRun } from './changes.rules';
import { useChange } from './releases.queries';

/** State of a verb. `waiting`: a second person has to approve it; `lost`: the line broke, and the change may be made all the same. */
export type VerbState = 'idle' | 'running' | 'done' | 'refused' | 'waiting' | 'lost';

const TICK_MS = 100;

const answerSchema = z.object({ serial: z.optional(z.nullable(z.int())), error: z.optional(z.object({ message: z.string() })) });

/** Runs a verb and collects what it says, with the seconds since its begin and the serial of the document that it made. */
export function useVerb() {
  const [lines, setLines] = useState<readonly VerbLine[]>([]);
  const [serial, setSerial] = useState<number | null>(null);
  const [state, setState] = useState<VerbState>('idle');
  const [seconds, setSeconds] = useState(0);
  const beganAt = useRef(0);
  const { mutate, error } = useChange((line) => {
    const answer = answerIn(line);
    if (answer) setSerial(answer.serial ?? null);
    const said: VerbLine | null = answer ? (answer.error ? { err: answer.error.message } : null) : line;
    if (said) setLines((before) => [...before, said]);
  });

  useEffect(() => {
    if (state !== 'running') return;
    const ticking = setInterval(() => setSeconds(secondsSince(beganAt.current)), TICK_MS);
    return () => clearInterval(ticking);
  }, [state]);

  const end = (ended: VerbState) => {
    setSeconds(secondsSince(beganAt.current));
    setState(ended);
  };
  const run = (verb: VerbToRun) => {
    setLines([]);
    setSerial(null);
    beganAt.current = performance.now();
    setState('running');
    mutate(verb, {
      onSuccess: (code) => end(code === 0 ? 'done' : code === null ? 'waiting' : 'refused'),
      onError: (problem) => end(isLost(problem) ? 'lost' : 'refused'),
    });
  };
  return { run, state, lines, seconds, serial, problem: error };
}

const secondsSince = (moment: number) => (performance.now() - moment) / 1000;

const isLost = (problem: unknown) => (problem as { kind?: string } | null)?.kind === 'unreachable';

/** The answer of a verb is one JSON value on the standard output; everything else are words. */
function answerIn(line: VerbLine) {
  if (!('out' in line)) return null;
  try {
    return z.safeParse(answerSchema, JSON.parse(line.out)).data ?? null;
  } catch {
    return null;
  }
}
