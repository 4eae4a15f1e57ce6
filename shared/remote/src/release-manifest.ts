import type { RemotePath } from './manifest';

/** One release of a remote, as the page needs it. File addresses are absolute paths below `/releases/<name>/<release>/`. */
export interface ReleasedRemote {
  release: string;
  contract: number;
  paths: readonly RemotePath[];
  panels: Readonly<Record<string, string>>;
  namespace: string;
  /** `remoteEntry.js`; its container is called after the remote with `_` for `-`. */
  entry: string;
  /** Scripts and styles that the lifecycle needs besides the entry, from the emitted federation manifest. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the edge inlines into the document as `<script type="application/json" id="releases">`. */
export interface ReleaseManifest {
  channel: string;
  /** Grows by one with every change; never goes back. */
  serial: number;
  issuedAt: string;
  /** `scripts` and `styles` are what the document itself asks for. */
  shell: { release: string; scripts: readonly string[]; styles: readonly string[] };
  remotes: Readonly<Record<string, { live: ReleasedRemote; previous?: ReleasedRemote }>>;
  /** Address of a released file -> `sha384-…`; a file without a hash is not loaded. */
  integrity: Readonly<Record<string, string>>;
}
