/** Counts the steps of a process that is to die. */
export interface Steps {
  /** True once, for the step before which the process dies. */
  isDeadly(): boolean;
}

/** @param deadly number of the step, from 1 */
export function countSteps(deadly: number): Steps {
  let steps = 0;
  return {
    isDeadly() {
      steps += 1;
      return steps === deadly;
    },
  };
}

/** Ends this process at once, as a power cut would. */
export const die = () => process.kill(process.pid, 'SIGKILL');
