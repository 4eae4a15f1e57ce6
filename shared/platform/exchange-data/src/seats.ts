/** Limits the number of simultaneous uses of each name. */
export function createSeats(most: number) {
  const taken = new Map<string, number>();
  return {
    /** Takes one place. @returns a function that releases it; null when all are taken */
    take(name: string): (() => void) | null {
      const others = taken.get(name) ?? 0;
      if (others >= most) return null;
      taken.set(name, others + 1);
      return () => {
        const left = (taken.get(name) ?? 1) - 1;
        if (left) taken.set(name, left);
        else taken.delete(name);
      };
    },
  };
}
