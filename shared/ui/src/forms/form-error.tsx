import { SafeMarkup } from '@site/ui';
import styles from './field.module.css';

export interface FormErrorProps {
  /** Nothing is drawn without words; the live region stays, so that they are read out when they come. */
  message?: string | null;
  onNavigate?: (path: string) => void;
}

/** What is wrong with a form as a whole. */
export function FormError({ message, onNavigate }: FormErrorProps) {
  return (
    <div role="alert" className={styles.formError} data-empty={!message || undefined}>
      {message && <SafeMarkup text={message} onNavigate={onNavigate} />}
    </div>
  );
}
