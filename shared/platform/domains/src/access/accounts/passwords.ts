import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; the cost is OWASP's first recommendation.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

let nobodysHash: Promise<string> | null = null;

/** Whether the password fits; for an unknown account it works just as long and says no. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await nobodysHash), password);
  return fits && passwordHash !== undefined;
}
