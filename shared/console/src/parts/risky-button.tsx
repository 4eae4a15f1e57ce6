import { Button, type ButtonProps } from '@site/ui';
import styles from './risky-button.module.css';

/** A button for what hurts. It has a quiet look, because a question comes before anything happens. */
export function RiskyButton(props: Omit<ButtonProps, 'variant' | 'className'>) {
  return <Button {...props} variant="outline" className={styles.risky} />;
}
