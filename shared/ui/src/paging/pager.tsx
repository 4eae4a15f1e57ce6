import { useId } from 'react';
import { useText } from '@site/i18n';
import { Icon, IconButton } from '@site/ui';
import styles from './pager.module.css';

/** Page and page size of a list, and their setters. */
export interface PagerProps<Size extends number = number> {
  /** From 1. */
  page: number;
  /** Number of the last page; with zero or one, only the choice of rows is shown. */
  lastPage: number;
  pageSize: Size;
  sizes: readonly Size[];
  onPage: (page: number) => void;
  /** Called with the new size; the caller returns to the first page. */
  onPageSize: (size: Size) => void;
  /** Accessible name: the list that is paged, e.g. "Log-in history". */
  label: string;
}

/** Choice of the page size, and buttons to the previous and the next page; use it below a table. @see SHELL-077 */
export function Pager<Size extends number>({ page, lastPage, pageSize, sizes, onPage, onPageSize, label }: PagerProps<Size>) {
  const t = useText('platform');
  const id = useId();
  const choose = (value: string) => {
    const size = sizes.find((each) => String(each) === value);
    if (size !== undefined) onPageSize(size);
  };
  // Never disabled, because the button that opened the last page would lose the focus there.
  const wayTo = (target: number) => {
    const isOpen = target >= 1 && target <= lastPage;
    return { 'aria-disabled': !isOpen || undefined, onClick: () => isOpen && onPage(target) };
  };

  return (
    <nav aria-label={label} className={styles.pager}>
      <div className={styles.rows}>
        <label htmlFor={id}>{t('Rows per page')}</label>
        <span className={styles.box}>
          <select id={id} className={styles.select} value={pageSize} onChange={(event) => choose(event.target.value)}>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron-down" size="s" />
          </span>
        </span>
      </div>
      {lastPage > 1 && (
        <div className={styles.steps}>
          <IconButton icon="chevron-left" label={t('Previous page')} {...wayTo(page - 1)} />
          <span role="status" className={styles.place}>
            {t('Page {{page}} of {{last}}', { page, last: lastPage })}
          </span>
          <IconButton icon="chevron-right" label={t('Next page')} {...wayTo(page + 1)} />
        </div>
      )}
    </nav>
  );
}
