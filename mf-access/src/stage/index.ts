export { Stage } from './stage';
export { OtherWay, StageLink } from './stage-link';
