export { formsOf } from './publish/compress';
export {
  commitChange,
  composeChange,
  type ChangeEntry,
  type ChannelChange,
  type ChannelParts,
  type ComposedChange,
} from './channel/channel';
export { createFileStore } from './store/file-store';
export { openKeys, type Keys } from './keys/keys';
export { integrityOf } from './publish/integrity';
export { liveSiteOf, readHost, type LiveHost, type LiveSite } from './channel/live-site';
export { requirePreconditions } from './store/preconditions';
export { publish, putSigned, type Publisher, type PublishOptions } from './publish/publish';
export { listReleases, readRelease, recordFault, RECORD_WORDS, TamperedRelease, type ReleaseSource } from './publish/read-release';
export type { ReleasedFile, ReleaseFacts, ReleaseRecord } from './store/release-record';
export { addressOf, contentTypeOf, isVerified } from './publish/released-files';
export { ReleaseRefusal, SerialConflict, StoreUnusable, type Encoding, type FileForms, type ReleaseStore } from './store/store';
export { verifyChannel, verifyLog, verifyRelease, type Problem, type VerifyParts } from './verify';
