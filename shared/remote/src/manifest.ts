import type { PanelName } from './panels';
import type { RemotePath } from './path';

export type { Frame, RemotePath } from './path';

/** Raised when a remote built against the old one can no longer run in a new shell. */
export const REMOTE_CONTRACT = 1;

/** Data only: what a remote claims. Published with every release; the shell builds its route table from it. */
export interface RemoteManifest {
  name: `mf-${string}`;
  contract: typeof REMOTE_CONTRACT;
  paths: readonly RemotePath[];
  /** Panels for screens that the shell composes, e.g. the member center: name -> exposed module. */
  panels?: Readonly<Partial<Record<PanelName, `./${string}`>>>;
  /** i18n namespace of its texts. */
  namespace: string;
}

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
