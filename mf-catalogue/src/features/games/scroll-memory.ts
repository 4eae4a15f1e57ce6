/**
 * Scroll position in px of each list by its address, so that the player finds the same tiles after a game. Lost when the page is reloaded.
 */
const left = new Map<string, number>();

export const rememberScroll = (address: string) => void left.set(address, window.scrollY);

/** Reads and removes the position: only the way back from a game uses it, a fresh visit starts at the top. */
export function takeScroll(address: string) {
  const top = left.get(address);
  left.delete(address);
  return top;
}
