/** Exit code. 1: the workspace does not allow it; 2: an argument is invalid. */
export type RefusalCode = 1 | 2;

/** Error of a command that wrote nothing: the message is the reason, `advice` the next step. */
export class GeneratorRefusal extends Error {
  constructor(
    reason: string,
    readonly advice: string,
    readonly exitCode: RefusalCode = 1,
  ) {
    super(reason);
  }
}
