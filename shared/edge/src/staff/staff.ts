import { readStaffProof, type StaffProof } from '@site/release';
import type { FastifyRequest } from 'fastify';
import type { StaffSources } from './previews';

/** Cookie with the proof. Scripts cannot read it. */
export const STAFF_COOKIE = 'staffProof';

const COOKIE = new RegExp(`(?:^|;)\\s*${STAFF_COOKIE}=([\\w-]+)`);

/** Decides which browsers are staff's. Without keys that check a proof, none is. */
export function createStaff({ config: { siteOrigin }, trust }: Pick<StaffSources, 'config' | 'trust'>) {
  async function check(word: string): Promise<StaffProof | null> {
    const keys = siteOrigin ? await trust.keys() : '';
    return typeof keys === 'string' || !siteOrigin ? null : readStaffProof(word, { keys: keys.accepted, site: siteOrigin });
  }

  return {
    check,
    /** @returns the proof in the cookies of a request; null for a player, and at the address of a preview */
    async of({ headers, preview }: Pick<FastifyRequest, 'headers' | 'preview'>): Promise<StaffProof | null> {
      const word = COOKIE.exec(headers.cookie ?? '')?.[1];
      return word === undefined || preview ? null : check(word);
    },
  };
}

export type Staff = ReturnType<typeof createStaff>;
