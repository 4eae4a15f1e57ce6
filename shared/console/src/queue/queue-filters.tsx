import { useText } from '@site/i18n';
import { ChipRow } from '@site/ui/choice';
import { TRANSACTION_ACTIONS } from '@site/api/contracts/funds';
import { SearchBox } from '#parts';
import type { QueueFilter } from './queue.rules';

interface QueueFiltersProps {
  /** Payment methods of the requests that wait. */
  methods: readonly string[];
  filter: QueueFilter;
  /** Hears the names of the address: `kind`, `method`, `q`. */
  onChange: (values: Record<string, string>) => void;
}

/** Kind, method and text that the list is narrowed to. A chip that is on turns off by a second press. */
export function QueueFilters({ methods, filter, onChange }: QueueFiltersProps) {
  const t = useText('console');
  const kinds = TRANSACTION_ACTIONS.map((action) => ({ id: action, label: t(`queue.${action}s`) }));
  const methodChips = methods.map((method) => ({ id: method, label: method }));
  return (
    <>
      <SearchBox label={t('queue.search')} value={filter.text} onChange={(text) => onChange({ q: text })} />
      <ChipRow
        label={t('queue.kind')}
        chips={kinds}
        current={filter.action}
        onChoose={(id) => onChange({ kind: id === filter.action ? '' : id })}
      />
      {methods.length > 1 && (
        <ChipRow
          label={t('queue.method')}
          chips={methodChips}
          current={filter.method}
          onChoose={(id) => onChange({ method: id === filter.method ? '' : id })}
        />
      )}
    </>
  );
}
