export { FormProblem, FormStatus } from './outcome';
