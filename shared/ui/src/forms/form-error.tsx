import { SafeMarkup } from '@site/ui';
import styles from './field.module.css';

export interface FormErrorProps {
  /** An empty message draws nothing but keeps the live region, so that a later message is announced. */
  message?: string | null;
  onNavigate?: (path: string) => void;
}

/** Error of a whole form; the message may hold links. Use the `error` of a field for a single field. */
export function FormError({ message, onNavigate }: FormErrorProps) {
  return (
    <div role="alert" className={styles.formError} data-empty={!message || undefined}>
      {message && <SafeMarkup text={message} onNavigate={onNavigate} />}
    </div>
  );
}
