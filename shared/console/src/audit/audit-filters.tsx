import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { SearchBox } from '#parts';
import type { AuditScope } from './audit.queries';
import styles from './audit.module.css';

interface AuditFiltersProps {
  filter: AuditScope;
  onChange: (filter: AuditScope) => void;
}

/** Player and person, each by the whole name. Every reading is an audited call itself, so the names are sent when they are whole. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const t = useText('console');
  const [typed, setTyped] = useState(filter);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ player: typed.player.trim(), who: typed.who.trim() });
  };
  return (
    <form className={styles.names} onSubmit={handleSubmit}>
      <SearchBox label={t('audit.byPlayer')} value={typed.player} onChange={(player) => setTyped({ ...typed, player })} />
      <SearchBox label={t('audit.byWho')} value={typed.who} onChange={(who) => setTyped({ ...typed, who })} />
      <Button type="submit" variant="outline" size="s">
        {t('audit.look')}
      </Button>
    </form>
  );
}
