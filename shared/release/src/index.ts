export { formsOf } from './compress';
export { commitChange, composeChange, type ChannelChange, type ChannelParts, type ComposedChange } from './channel';
export { createFileStore } from './file-store';
export { openKeys, type Keys } from './keys';
export { readLiveSite, type LiveSite } from './live-site';
export { publish, type Publisher, type PublishOptions } from './publish';
export { PASSING_RELEASE, type ReleasedFile, type ReleaseRecord } from './release-record';
export { addressOf, contentTypeOf, isVerified } from './released-files';
export { ReleaseRefusal, SerialConflict, type Encoding, type FileForms, type ReleaseStore } from './store';
