import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import styles from './inbox-steps.module.css';

export interface InboxStepsProps {
  /** From 1. */
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** @see N-46 */
export function InboxSteps({ page, lastPage, onPage }: InboxStepsProps) {
  const t = useText('chat');
  // Never disabled: the button that led to the last page would lose the focus there.
  const wayTo = (target: number) => {
    const isOpen = target >= 1 && target <= lastPage;
    return { 'aria-disabled': !isOpen || undefined, onClick: () => isOpen && onPage(target) };
  };
  return (
    <nav aria-label={t('inbox.pages')} className={styles.steps}>
      <Button variant="outline" size="s" {...wayTo(page - 1)}>
        {t('inbox.previous')}
      </Button>
      <span role="status" className={styles.place}>
        {t('Page {{page}} of {{last}}', { page, last: lastPage })}
      </span>
      <Button variant="outline" size="s" {...wayTo(page + 1)}>
        {t('inbox.next')}
      </Button>
    </nav>
  );
}
