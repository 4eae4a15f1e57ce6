import { useEffect, useState } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import type { StaffFacts } from '@site/remote/staff';
import { Button, Icon } from '@site/ui';
import { choose, withoutPreview } from './choices';
import { StaffPanel, type StaffProps } from './staff-panel';
import styles from './staff.module.css';

/** Bar below the page, above the toolbar of a phone: what it shows instead of live, the way back, and for staff the panel. Alt+Shift+R opens the panel as well. */
export function StaffBar({ facts, shown, tool, reload }: StaffProps) {
  const t = useText('staff');
  const { isStaff, preview, overrides, refused } = facts;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isStaff) return;
    const handleKey = ({ code, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (code === 'KeyR' && altKey && shiftKey && !ctrlKey && !metaKey) setOpen((before) => !before);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isStaff]);
  const hasChoices = Object.keys({ ...overrides, ...refused }).length > 0;
  const notes = notesOf(facts, t);
  return (
    <aside className={styles.bar} aria-label={t('bar')} data-tone={notes.length ? 'warning' : undefined}>
      <div className={styles.notes}>
        <Icon name={notes.length ? 'alert' : 'info'} size="s" />
        <div>
          {(notes.length ? notes : [t('nothing')]).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
      <div className={styles.actions}>
        {isStaff && preview && (
          <a className={styles.link} href={withoutPreview(window.location)}>
            {t('leave-preview')}
          </a>
        )}
        {hasChoices && !preview && (
          <Button size="s" variant="outline" onClick={() => choose({}, reload)}>
            {t('reset')}
          </Button>
        )}
        {isStaff && (
          <Button size="s" variant="outline" aria-haspopup="dialog" aria-keyshortcuts="Alt+Shift+R" onClick={() => setOpen(true)}>
            {t('open')}
          </Button>
        )}
      </div>
      {isStaff && <StaffPanel isOpen={isOpen} onClose={() => setOpen(false)} facts={facts} shown={shown} tool={tool} reload={reload} />}
    </aside>
  );
}

/** @returns everything in which this page differs from the one of players */
function notesOf({ preview, missing, overrides, refused }: StaffFacts, t: ReturnType<typeof useText>): string[] {
  const pairs = (of: Readonly<Record<string, string>>) =>
    Object.entries(of)
      .map((pair) => pair.join(' '))
      .join(', ');
  const chosen = Object.fromEntries(Object.entries(overrides).map(([area, { release }]) => [area, release]));
  return [
    ...(preview
      ? [t('preview', { name: preview.name, areas: preview.areas.join(', ') || '-', time: formatDateTime(preview.endsAt) })]
      : []),
    ...(missing === null ? [] : [t('missing', { name: missing })]),
    ...(Object.keys(chosen).length ? [t('overrides', { releases: pairs(chosen) })] : []),
    ...(Object.keys(refused).length ? [t('refused', { releases: pairs(refused) })] : []),
  ];
}
