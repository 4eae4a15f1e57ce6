import { PATIENCE_MS } from '@site/testing/patience';
import { createFileStore } from '../store/file-store';
import { createPostgresStore } from '../store/postgres-store';

/** A busy machine answers late. */
export const PATIENT = { connectWithinMs: PATIENCE_MS, answerWithinMs: PATIENCE_MS };

/** For a server that hangs in a test. */
export const HASTY = { connectWithinMs: 300, answerWithinMs: 300 };

/** Opens the store of a test, also in another process. @param place an address that begins with `postgres:`, or a folder */
export const storeAt = (place: string, limits = PATIENT) =>
  place.startsWith('postgres:') ? createPostgresStore(place, limits) : createFileStore(place);
