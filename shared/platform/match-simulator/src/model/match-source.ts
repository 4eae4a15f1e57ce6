import { createCipheriv, createHash, createHmac } from 'node:crypto';
import { remembered } from './remembered';

/** A number from 0 to 1, the same for the same row and step. */
export type Noise = (row: string, step: number) => number;

/** All random numbers of one match. They cannot be computed without the secret. */
export interface MatchSource {
  /** 64 hexadecimal digits from which the whole match can be played. */
  secret: string;
  /** SHA-256 of `<event id>:<secret>`: published before the match, checked after it. */
  commitment: string;
  /** Numbers from 0 to 1. Each purpose has a stream of its own, so that one stream reveals nothing of another. */
  stream: (purpose: string) => () => number;
  /** Movement of prices in addition to the score. */
  noise: Noise;
}
export type SourceOf = (eventId: string) => MatchSource;

const BLOCK = Buffer.alloc(2048);
/** Bytes of one number. */
const WORD = 4;
const RANGE = 2 ** 32;
/** Steps of noise that are made together. */
const STEPS = 64;
const NOISE_BLOCK = Buffer.alloc(STEPS * WORD);
const NOISE_KEPT = 160;

/** The source of a match with a known secret. */
export function sourceOfSecret(eventId: string, secret: string): MatchSource {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();

  const noiseBlock = remembered(NOISE_KEPT, (place: string) => {
    const [, row = '', block = ''] = /^(.*)@(\d+)$/.exec(place) ?? [];
    const counter = Buffer.alloc(16);
    counter.writeBigUInt64BE(BigInt(block));
    return createCipheriv('aes-256-ctr', keyFor(`noise ${row}`), counter).update(NOISE_BLOCK);
  });

  return {
    secret,
    commitment: createHash('sha256').update(`${eventId}:${secret}`).digest('hex'),
    stream(purpose) {
      const cipher = createCipheriv('aes-256-ctr', keyFor(purpose), Buffer.alloc(16));
      let bytes = cipher.update(BLOCK);
      let place = 0;
      return () => {
        if (place === bytes.length) [bytes, place] = [cipher.update(BLOCK), 0];
        place += WORD;
        return bytes.readUInt32BE(place - WORD) / RANGE;
      };
    },
    noise: (row, step) => noiseBlock(`${row}@${Math.floor(step / STEPS)}`).readUInt32BE((step % STEPS) * WORD) / RANGE,
  };
}

/**
 * The sources of an installation's matches. The secret of one match reveals neither that of another nor the installation's key.
 * @param key of the installation, at least 32 characters
 */
export const sourcesOf =
  (key: string): SourceOf =>
  (eventId) =>
    sourceOfSecret(eventId, createHmac('sha256', key).update(`match ${eventId}`).digest('hex'));
