export { formsOf } from './compress';
export { activate } from './activate';
export { createFileStore } from './file-store';
export { readLiveSite, type LiveSite } from './page-manifest';
export { publish, type PublishOptions } from './publish';
export { PASSING_RELEASE, type ChannelDocument, type LiveRelease, type ReleasedFile, type ReleaseRecord } from './release-record';
export { addressOf, contentTypeOf, isVerified } from './released-files';
export { ReleaseRefusal, SerialConflict, type Encoding, type FileForms, type ReleaseStore } from './store';
