/** 1: the workspace says no; 2: the command was given something that cannot be. */
export type RefusalCode = 1 | 2;

/** Nothing was written. The message says why, the advice what to do. */
export class Refusal extends Error {
  constructor(
    reason: string,
    readonly advice: string,
    readonly exitCode: RefusalCode = 1,
  ) {
    super(reason);
  }
}
