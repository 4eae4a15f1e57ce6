import { CONFIRMATION_ASKS, type OwnerProof } from '@site/api/contracts/security';
import type { DialogService } from './shell';

/**
 * Sends a call that the owner may have to confirm: after a refusal with a code of `CONFIRMATION_ERRORS` it requests the confirmation and
 * sends the call once more.
 * @returns null when the player does not confirm
 * @throws ApiError for any other failure, also of the second call
 */
export async function asOwner<T>(
  confirmOwner: DialogService['confirmOwner'],
  send: (confirmation?: string) => Promise<T>,
): Promise<T | null> {
  try {
    return await send();
  } catch (problem) {
    const asked = askedProof(problem);
    if (!asked) throw problem;
    const confirmation = await confirmOwner(asked);
    return confirmation === null ? null : send(confirmation);
  }
}

function askedProof(problem: unknown): OwnerProof | null {
  const { code } = Object(problem) as { code?: unknown };
  const asks: Readonly<Record<string, OwnerProof>> = CONFIRMATION_ASKS;
  return typeof code === 'string' && Object.hasOwn(asks, code) ? (asks[code] ?? null) : null;
}
