import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; the cost is OWASP's first recommendation.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let cost = COST;
let nobodysHash: Promise<string> | null = null;

export const hashPassword = (password: string) => hash(password, cost);

/**
 * For tests only, because most of them log in without testing the hash. The domain's `index.ts` does not export it, so no other code can
 * import it.
 */
export function hashAtLeastCost(isLeast: boolean) {
  cost = isLeast ? LEAST_COST : COST;
  nobodysHash = null;
}

/** True when the password fits. An unknown account takes the same time and returns false. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await nobodysHash), password);
  return fits && passwordHash !== undefined;
}
