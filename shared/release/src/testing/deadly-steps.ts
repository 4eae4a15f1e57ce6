/** Counts the steps of a process that is to die. */
export interface Steps {
  /** True once, for the step before which the process dies. @param kind names what the step does, e.g. `rename` */
  isDeadly(kind: string): boolean;
  /** Kinds of all steps so far. */
  kinds(): readonly string[];
}

/** @param deadly number of the step, from 1; 0 lets the process live */
export function countSteps(deadly: number): Steps {
  const kinds: string[] = [];
  return {
    isDeadly(kind) {
      kinds.push(kind);
      return kinds.length === deadly;
    },
    kinds: () => kinds,
  };
}

/** Ends this process at once, as a power cut would. */
export const die = () => process.kill(process.pid, 'SIGKILL');
