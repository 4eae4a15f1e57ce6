export { activateChange } from './activate';
export { liveOf, type Author, type Before, type Candidate } from './author';
export { abortCanaryChange, canaryOf, promoteCanaryChange, startCanaryChange } from './canary';
export { goodReleases, lastGoodReleases } from './good-releases';
export { leftAlone } from './left-alone';
export { isDueForRenewal, renewChange } from './renew';
export { revokeChange } from './revoke';
export { rollbackChange } from './rollback';
export { developmentChange, workerChange } from './switches';
