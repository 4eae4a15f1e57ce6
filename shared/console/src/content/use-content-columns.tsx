import { useMemo } from 'react';
import { storagePath } from '@site/api/contracts/site';
import { formatDateTime, useLanguage, useText } from '@site/i18n';
import { PlayerText } from '#parts';
import type { DataColumn } from '#table';
import { type ContentItem, isPromotion } from './content.rules';
import { StageBadge } from './stage-badge';
import styles from './content.module.css';

/** The columns of slides and promotions. */
export function useContentColumns(): DataColumn<ContentItem>[] {
  const t = useText('console');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'picture',
        header: t('content.picture'),
        cell: ({ row: { original } }) => <img className={styles.thumb} src={storagePath(original.picture)} alt="" loading="lazy" />,
      },
      {
        id: 'name',
        header: t('content.name'),
        cell: ({ row: { original } }) => <PlayerText text={(language === 'bn' && original.name_bn) || original.name} isLine />,
      },
      { id: 'stage', header: t('content.state'), cell: ({ row: { original } }) => <StageBadge item={original} /> },
      {
        id: 'period',
        header: t('content.period'),
        cell: ({ row: { original } }) => <Period item={original} />,
      },
      {
        id: 'about',
        header: t('content.about'),
        cell: ({ row: { original } }) =>
          isPromotion(original) ? (
            t('content.terms', { bonus: original.bonus, turnover: original.turnover })
          ) : (
            <PlayerText text={original.link} isLine />
          ),
      },
    ],
    [t, language],
  );
}

function Period({ item: { shown_from: from, shown_until: until } }: { item: ContentItem }) {
  const t = useText('console');
  if (from === '' && until === '') return t('content.always');
  if (until === '') return t('content.from', { from: formatDateTime(from) });
  if (from === '') return t('content.until', { until: formatDateTime(until) });
  return t('content.fromUntil', { from: formatDateTime(from), until: formatDateTime(until) });
}
