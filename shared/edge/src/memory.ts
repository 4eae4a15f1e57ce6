import { LRUCache } from 'lru-cache';

/** Bytes that were read before, least recently used out first. */
export const createMemory = (limitBytes: number) =>
  new LRUCache<string, Uint8Array>({ maxSize: limitBytes, sizeCalculation: ({ byteLength }) => Math.max(byteLength, 1) });
