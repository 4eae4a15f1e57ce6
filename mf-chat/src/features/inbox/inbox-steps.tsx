import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import styles from './inbox-steps.module.css';

export interface InboxStepsProps {
  /** Counted from 1. */
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** @see N-46 */
export function InboxSteps({ page, lastPage, onPage }: InboxStepsProps) {
  const t = useText('chat');
  // Uses `aria-disabled`, because a disabled button would lose the focus on the first and last page.
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
