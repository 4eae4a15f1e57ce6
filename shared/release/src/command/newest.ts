import { isDevRelease } from '@site/remote/manifest';
import { listReleases, type ReleaseSource } from '../publish/read-release';
import { ReleaseRefusal } from '../store/store';

/** @param except releases to skip @returns id of the newest release @throws ReleaseRefusal when no other one is published */
export async function newestOf(source: ReleaseSource, name: string, except: readonly string[] = []): Promise<string> {
  const record = (await listReleases(source, name)).find(({ release }) => !isDevRelease(release) && !except.includes(release));
  if (record) return record.release;
  throw new ReleaseRefusal(
    `${name} has no ${except.length ? 'other ' : ''}release yet. Build and publish one: npm run build -w @site/${name} && npm run release -- publish ${name}`,
  );
}
