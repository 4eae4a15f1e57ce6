import { areaPreset } from '@site/lint';

export default areaPreset;
