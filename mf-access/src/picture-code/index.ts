export { PictureCode } from './picture-code';
export { captchaQuery } from './picture-code.queries';
export { PictureField, type PictureFieldProps } from './picture-field';
export { usePictureCode } from './use-picture-code';
