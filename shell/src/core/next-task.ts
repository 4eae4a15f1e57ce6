/**
 * Lets the browser answer presses and paint before the code goes on. A browser without this scheduler goes on at once: its timers would wait
 * a second each in a tab in the background.
 */
export const nextTask = () => (window as { scheduler?: Partial<Scheduler> }).scheduler?.yield?.();
