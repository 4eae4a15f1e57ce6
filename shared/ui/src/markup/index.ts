export { asMarkup, plainText } from './plain-text';
