import { useState } from 'react';
import type { Provider } from '@site/api/contracts/catalogue';
import { useText } from '@site/i18n';
import { Button, Skeleton } from '@site/ui';
import { ChipRow } from '@site/ui/choice';
import { ProviderSheet } from './provider-sheet';
import styles from './provider-area.module.css';

interface ProviderAreaProps {
  /** Undefined while they load. */
  providers: readonly Provider[] | undefined;
  problem: string | null;
  /** Platforms; empty means all of them. */
  chosen: readonly string[];
  onChoose: (systems: string[]) => void;
  onToggle: (platform: string) => void;
  onRetry: () => void;
}

const ALL = 'ALL';

/** Chips with ALL first, and the "Providers" filter; the height is the same in every state, so that the games below do not move. */
export function ProviderArea({ providers, problem, chosen, onChoose, onToggle, onRetry }: ProviderAreaProps) {
  const t = useText('catalogue');
  const [isSheetOpen, setSheetOpen] = useState(false);

  if (!providers && problem) {
    return (
      <div className={styles.area}>
        <p className={styles.problem} role="alert">
          {t(problem)}
        </p>
        <Button variant="quiet" size="s" icon="refresh" onClick={onRetry}>
          {t('games.again')}
        </Button>
      </div>
    );
  }
  if (!providers) {
    return (
      <div className={styles.area} aria-busy="true">
        <Skeleton className={styles.waiting} />
      </div>
    );
  }
  if (!providers.length) {
    return (
      <div className={styles.area}>
        <p className={styles.none}>{t('No providers available')}</p>
      </div>
    );
  }

  const chips = [{ id: ALL, label: t(ALL) }, ...providers.map(({ platform, name }) => ({ id: platform, label: name }))];
  return (
    <div className={styles.area}>
      <Button variant="outline" size="s" icon="filter" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
        {t('Providers')}
      </Button>
      <div className={styles.chips}>
        <ChipRow
          label={t('Providers')}
          chips={chips}
          current={chosen.length ? chosen : ALL}
          onChoose={(id) => (id === ALL ? onChoose([]) : onToggle(id))}
        />
      </div>
      <ProviderSheet
        isOpen={isSheetOpen}
        providers={providers}
        chosen={chosen}
        onToggle={onToggle}
        onChoose={onChoose}
        onClose={() => setSheetOpen(false)}
      />
    </div>
  );
}
