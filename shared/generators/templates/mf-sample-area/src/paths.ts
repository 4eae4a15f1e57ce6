export const SAMPLE_FEATURE = '/sample-path';
