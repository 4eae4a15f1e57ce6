import type { Provider } from '@site/api/contracts/catalogue';
import { useText } from '@site/i18n';
import { Button, Sheet } from '@site/ui';
import { CheckboxField } from '@site/ui/forms';
import styles from './provider-sheet.module.css';

interface ProviderSheetProps {
  isOpen: boolean;
  providers: readonly Provider[];
  chosen: readonly string[];
  onToggle: (platform: string) => void;
  onChoose: (systems: string[]) => void;
  onClose: () => void;
}

/** Lists all suppliers of the category; the games list behind it follows every tick. */
export function ProviderSheet({ isOpen, providers, chosen, onToggle, onChoose, onClose }: ProviderSheetProps) {
  const t = useText('catalogue');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('Providers')}
      actions={
        <>
          <Button variant="quiet" disabled={!chosen.length} onClick={() => onChoose([])}>
            {t('games.providers.all')}
          </Button>
          <Button onClick={onClose}>{t('games.providers.done')}</Button>
        </>
      }
    >
      <ul className={styles.list}>
        {providers.map(({ platform, name }) => (
          <li key={platform} className={styles.provider}>
            <CheckboxField label={name} checked={chosen.includes(platform)} onChange={() => onToggle(platform)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
