import { openListFile } from '../store/list-file';
import { ReleaseRefusal } from '../store/store';
import { hashOfToken, makeToken, type Credential } from './credential';
import { createPipelineCheck, isPipelineToken } from './pipeline-token';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Facts of a credential that is made. */
type NewCredential = Pick<Credential, 'name' | 'role' | 'areas' | 'channels' | 'pipeline'> & { days: number };

export interface People {
  /** All credentials, ended ones too, because the log names them. */
  list(): Promise<readonly Credential[]>;
  /** @returns the token, which nothing stores; empty for a pipeline @throws ReleaseRefusal when the name is taken: a name is never given twice */
  add(wanted: NewCredential, by: string): Promise<string>;
  /** Ends a credential; its token is refused from the next call on. @throws ReleaseRefusal when there is no such credential in use */
  end(name: string): Promise<void>;
  /** Finds the credential of a token and notes its use; null for an unknown, ended or expired token. */
  identify(token: string): Promise<Credential | null>;
}

/** The credentials of the release service, in a file that only this user may read. @param folder created with the first credential */
export function openPeople(folder: string, now: () => number = Date.now): People {
  const { read: list, change } = openListFile<Credential>(folder, 'people', 'remove it and make the credentials anew');
  const pipelineOf = createPipelineCheck(now);

  const isInUse = ({ endedAt, expiresAt }: Credential) => endedAt === null && Date.parse(expiresAt) > now();

  return {
    list,
    async add({ days, ...wanted }, by) {
      const token = wanted.pipeline ? '' : makeToken();
      const [madeAt, expiresAt] = [now(), now() + days * DAY_MS].map((ms) => new Date(ms).toISOString()) as [string, string];
      const made = { ...wanted, tokenHash: token && hashOfToken(token), madeAt, madeBy: by, expiresAt, endedAt: null, lastUsedAt: null };
      await change((before) => {
        if (before.some(({ name }) => name === wanted.name))
          throw new ReleaseRefusal(`${wanted.name} is taken, and a name is never given twice, because the log names it. Choose another.`);
        return [...before, made];
      });
      return token;
    },
    async end(name) {
      await change((before) => {
        if (!before.some((one) => one.name === name && isInUse(one)))
          throw new ReleaseRefusal(`There is no credential ${name} in use. "people list" names all.`);
        return before.map((one) => (one.name === name ? { ...one, endedAt: new Date(now()).toISOString() } : one));
      });
    },
    async identify(token) {
      const inUse = (await list()).filter(isInUse);
      const tokenHash = hashOfToken(token);
      const found = isPipelineToken(token) ? await pipelineOf(token, inUse) : inUse.find((one) => one.tokenHash === tokenHash);
      if (!found) return null;
      if (found.lastUsedAt === null || now() - Date.parse(found.lastUsedAt) > MINUTE_MS) {
        const lastUsedAt = new Date(now()).toISOString();
        await change((before) => before.map((one) => (one.name === found.name ? { ...one, lastUsedAt } : one)));
      }
      return found;
    },
  };
}
