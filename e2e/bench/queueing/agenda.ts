export type Agenda = ReturnType<typeof createAgenda>;

/** Runs work at its time, the earliest first. */
export function createAgenda() {
  const queue = createHeap<() => void>();
  let now = 0;
  return {
    now: () => now,
    after: (ms: number, work: () => void) => queue.add(now + ms, work),
    run() {
      for (let next = queue.take(); next; next = queue.take()) {
        now = next.at;
        next.what();
      }
    },
  };
}

/** Things with a number; the one with the smallest comes first. */
export function createHeap<T>() {
  const heap: { at: number; what: T }[] = [];
  const isBefore = (one: number, other: number) => (heap[one]?.at ?? Infinity) < (heap[other]?.at ?? Infinity);
  function swap(one: number, other: number) {
    const [first, second] = [heap[one], heap[other]];
    if (first && second) [heap[one], heap[other]] = [second, first];
  }
  function sink() {
    for (let at = 0; ;) {
      const child = isBefore(2 * at + 2, 2 * at + 1) ? 2 * at + 2 : 2 * at + 1;
      if (child >= heap.length || !isBefore(child, at)) return;
      swap(child, at);
      at = child;
    }
  }
  return {
    first: () => heap[0]?.at ?? null,
    count: () => heap.length,
    add(at: number, what: T) {
      heap.push({ at, what });
      for (let place = heap.length - 1; place > 0 && isBefore(place, (place - 1) >> 1); place = (place - 1) >> 1)
        swap(place, (place - 1) >> 1);
    },
    take() {
      const first = heap[0];
      swap(0, heap.length - 1);
      heap.pop();
      sink();
      return first;
    },
  };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
