import type * as z from '@site/api/schema';
import type { Method } from '@site/api/schema';
import type { Role } from './roles';

/** One call of the operator's listener, described once for the listener, the command and the console. */
export interface OpenCall<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  method: Method;
  path: `/operator/${string}`;
  input: I;
  /** Answer as the console reads it; left out for a call that only the command makes. */
  output?: O;
  /** Maximum body size in bytes; default: `DEFAULT_BODY_BYTES`. */
  maxBodyBytes?: number;
  summary: string;
}

export interface OperatorCall<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> extends OpenCall<I, O> {
  /** Minimum role for the call; there is no default. */
  role: Role;
}

/** Describes a call of a person who is known. */
export const defineCall = <I extends z.ZodMiniType, C extends OperatorCall<I>>(call: C & { input: I }) => call;

/** Describes a call of somebody who is not known yet. */
export const defineOpenCall = <I extends z.ZodMiniType, C extends OpenCall<I>>(call: C & { input: I }) => call;
