export { TextField, type TextFieldProps } from './text-field';
export { TextAreaField } from './text-area-field';
export { PasswordField } from './password-field';
export { SelectField } from './select-field';
export { CheckboxField } from './checkbox-field';
export { FormError } from './form-error';
