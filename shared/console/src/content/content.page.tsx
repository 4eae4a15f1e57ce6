import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@site/i18n';
import { Button, LoadFailure, NoData } from '@site/ui';
import { ChipRow } from '@site/ui/choice';
import { ListPage, PageShape, useFailureText } from '#parts';
import { DataTable, useCursor } from '#table';
import { ContentDialog } from './content-dialog';
import { ContentPanel } from './content-panel';
import { CONTENT_LISTS, type ContentItem, isPromotion, listIn } from './content.rules';
import { usePromotions, useSlides } from './content.queries';
import { DeleteDialog } from './delete-dialog';
import { HistoryPanel } from './history-panel';
import { useContentColumns } from './use-content-columns';
import styles from './content.module.css';

export { default as en } from '#locales/content/en.json';

const NONE: readonly ContentItem[] = [];
const keyOf = ({ id }: ContentItem) => String(id);
const HISTORY = 'history';

type Open = { what: 'add' } | { what: 'edit' | 'delete'; item: ContentItem };

/** Slides of the home page and promotions: each list in the order of the players, with what they see. */
export function ContentPage() {
  const t = useText('console');
  const textOf = useFailureText();
  const [address, setAddress] = useSearchParams();
  const [list, openId] = [listIn(address.get('list')), address.get('open')];
  const slides = useSlides(list !== 'promotions');
  const promotions = usePromotions(list === 'promotions');
  const { isPending, error, refetch, isFetching } = list === 'promotions' ? promotions : slides;
  const data: readonly ContentItem[] | undefined = list === 'promotions' ? promotions.data : slides.data;
  const rows = useMemo(() => (data ?? NONE).filter((item) => isPromotion(item) || item.slider_type === list), [data, list]);
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  const { cursor, setCursor } = useCursor(keys);
  const columns = useContentColumns();
  const [open, setOpen] = useState<Open | null>(null);
  const show = (next: { list?: string; open?: string | null }) => {
    const opened = next.open === undefined ? openId : next.open;
    setAddress({ list: next.list ?? list, ...(opened === null ? {} : { open: opened }) }, { replace: true });
  };

  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('content.failed')} message={textOf(error)} onRetry={refetch} />;
  const shown = rows.find((item) => keyOf(item) === openId);
  const side = () => {
    if (openId === HISTORY) return <HistoryPanel onClose={() => show({ open: null })} />;
    if (!shown) return null;
    return (
      <ContentPanel
        key={keyOf(shown)}
        item={shown}
        ids={rows.map(({ id }) => id)}
        onEdit={() => setOpen({ what: 'edit', item: shown })}
        onDelete={() => setOpen({ what: 'delete', item: shown })}
        onClose={() => show({ open: null })}
      />
    );
  };
  return (
    <ListPage
      title={t('content.title')}
      count={rows.length}
      isBusy={isFetching}
      problem={error && t('content.stale')}
      onRefresh={refetch}
      actions={
        <>
          <Button variant="quiet" size="s" icon="clock" onClick={() => show({ open: HISTORY })}>
            {t('content.history')}
          </Button>
          <Button size="s" onClick={() => setOpen({ what: 'add' })}>
            {t(list === 'promotions' ? 'content.addPromotion' : 'content.addSlide')}
          </Button>
        </>
      }
      filters={
        <>
          <ChipRow
            label={t('content.lists')}
            chips={CONTENT_LISTS.map((id) => ({ id, label: t(`content.list.${id}`) }))}
            current={list}
            onChoose={(id) => show({ list: id, open: null })}
          />
          <p className={styles.note}>{t('content.when')}</p>
        </>
      }
      side={side()}
    >
      {rows.length === 0 ? (
        <NoData text={t('content.empty')} />
      ) : (
        <DataTable
          label={t(`content.list.${list}`)}
          className={styles.table}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          cursor={cursor}
          onCursor={setCursor}
          onOpen={(item) => show({ open: keyOf(item) })}
          onKey={(key) => key === 'Escape' && show({ open: null })}
          isMain={open === null && openId === null}
        />
      )}
      {open?.what === 'add' && <ContentDialog list={list} onClose={() => setOpen(null)} />}
      {open?.what === 'edit' && <ContentDialog list={list} item={open.item} onClose={() => setOpen(null)} />}
      {open?.what === 'delete' && <DeleteDialog item={open.item} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}
