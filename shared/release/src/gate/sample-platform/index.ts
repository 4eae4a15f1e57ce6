export { TRIAL_PLAYER, type DataSet } from './samples';
export { startSamplePlatform, type SamplePlatform } from './start-sample-platform';
