/** So many at once for each name; a seat that is given back is free again. */
export function createSeats(most: number) {
  const taken = new Map<string, number>();
  return {
    /** Call what it answers to give it back. Null: all are taken. */
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
