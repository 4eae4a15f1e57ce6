import type { Panels } from './panels';
import type { AreaMenuEntry, RemotePath } from './path';

export type { Frame, AreaMenuEntry, RemotePath } from './path';

/**
 * Version of the contract between shell and remotes; it is raised when a remote built against the old version cannot run in a new shell.
 */
export const REMOTE_CONTRACT = 1;

/** Claims of a remote, as data only. The manifest is published with every release; the shell builds its route table from it. */
export interface RemoteManifest {
  name: `mf-${string}`;
  contract: typeof REMOTE_CONTRACT;
  paths: readonly RemotePath[];
  /** Panels for screens that the shell composes, e.g. the member center: name -> exposed module. */
  panels?: Panels;
  /** Entries of the side menu, after those of the specification. The shell shows them while the release is live. */
  menu?: readonly AreaMenuEntry[];
  /** i18n namespace of its texts. */
  namespace: string;
}

/** Returns the manifest unchanged, with its literal types. */
export const defineManifest = <const M extends RemoteManifest>(manifest: M): M => manifest;

export * from './channel-document';
export { MEMBER_TABS, PANELS, type MemberTab, type PanelName, type PanelProps } from './panels';
export {
  signatureFault,
  signedText,
  verifyChannelDocument,
  type ChannelDocumentFault,
  type PublicKey,
  type SignatureFault,
  type Verification,
} from './verify-channel-document';
export { chooseRelease, DEVICE_COOKIE, pinsText, PINS_COOKIE, readDevice, type Cohort, type Device } from './cohort';
