/** Where lists were left, by address: coming back from a game finds the same tiles. Lives as long as the page. */
const left = new Map<string, number>();

export const rememberScroll = (address: string) => void left.set(address, window.scrollY);

/** Takes the place out: only the way back from a game returns to it, a fresh visit starts at the top. */
export function takeScroll(address: string) {
  const top = left.get(address);
  left.delete(address);
  return top;
}
