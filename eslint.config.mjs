export { default } from '@site/lint';
