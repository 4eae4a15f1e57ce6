import type { UseFormRegister } from 'react-hook-form';
import type { ClassicForm } from '@site/api/contracts/access';

export interface FieldsProps {
  register: UseFormRegister<ClassicForm>;
  errorOf: (name: keyof ClassicForm) => string | undefined;
}
