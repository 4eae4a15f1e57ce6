/** Who would be hurt by leaving now; whoever swaps releases or reloads asks first. */
export function createBusy() {
  const held = new Set<symbol>();
  return {
    busy(reason: string) {
      const mine = Symbol(reason);
      held.add(mine);
      return () => void held.delete(mine);
    },
    isBusy: () => held.size > 0,
  };
}
