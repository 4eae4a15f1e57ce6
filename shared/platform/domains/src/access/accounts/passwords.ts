import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; the cost is OWASP's first recommendation.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let cost = COST;
let nobodysHash: Promise<string> | null = null;

export const hashPassword = (password: string) => hash(password, cost);

/** For tests alone: most of them log in without a question about hashing. The domain's door does not export it, so no other code may import it. */
export function hashAtLeastCost(isLeast: boolean) {
  cost = isLeast ? LEAST_COST : COST;
  nobodysHash = null;
}

/** Whether the password fits; for an unknown account it works just as long and says no. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await nobodysHash), password);
  return fits && passwordHash !== undefined;
}
