/** Prints one line. */
export type Note = (line: string) => void;

export interface Progress {
  note: Note;
  /** @returns a function that takes the size of each finished file, and prints the sum from time to time */
  count(name: string): (bytes: number) => void;
}

const EVERY_MS = 2000;
const MEGABYTE = 1_000_000;

export const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

export const minutes = (ms: number) => `${(ms / 60_000).toFixed(2)} minutes`;

/** Shows the time since its creation before each line. */
export function createProgress(print: Note): Progress {
  const began = performance.now();
  const note = (line: string) => print(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  return {
    note,
    count(name) {
      let sum = 0;
      let last = performance.now();
      note(name);
      return (bytes) => {
        sum += bytes;
        if (performance.now() - last < EVERY_MS) return;
        last = performance.now();
        note(`${name}: ${megabytes(sum)}`);
      };
    },
  };
}
