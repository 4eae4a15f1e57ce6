/** A call that the service refuses before it does anything. */
export class ServiceRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
