import { useEffect, useState } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import type { ChannelDocument } from '@site/remote';
import type { StaffFacts, StaffReleases } from '@site/remote/staff';
import { Button, Sheet } from '@site/ui';
import { Badge, type BadgeProps } from '@site/ui/badge';
import { SelectField } from '@site/ui/forms';
import type { ConsoleTool } from '#composition/follow/console-tool';
import { areaRows, sharedVersions, type AreaRow, type Reason } from './area-rows';
import { choose, leaveStaff, readStaffReleases } from './choices';
import styles from './staff.module.css';

export interface StaffProps {
  facts: StaffFacts;
  /** Document that this page shows. */
  shown: ChannelDocument;
  /** Returns the console tool; null while it is not loaded. */
  tool: () => ConsoleTool | null;
  reload?: (() => void) | undefined;
}

interface StaffPanelProps extends StaffProps {
  isOpen: boolean;
  onClose: () => void;
}

const BADGES: Readonly<Record<Reason, BadgeProps['variant']>> = {
  live: 'good',
  canary: 'new',
  'step-back': 'bad',
  preview: 'new',
  override: 'new',
  earlier: 'quiet',
};

/** Panel over the console tool `releases`: what runs in this page and why, and the choice of another release for this browser. */
export function StaffPanel({ isOpen, ...props }: StaffPanelProps) {
  return isOpen ? <OpenPanel {...props} /> : null;
}

function OpenPanel({ onClose, facts, shown, tool, reload }: Omit<StaffPanelProps, 'isOpen'>) {
  const t = useText('staff');
  const { releases, hasFailed } = useStaffReleases();
  const [cannotLeave, setCannotLeave] = useState(false);
  const running = tool();
  const rows = areaRows(running?.current() ?? shown, running?.status() ?? null, facts);
  const chosen = Object.fromEntries(Object.entries(facts.overrides).map(([area, { release }]) => [area, release]));
  const handleChoose = (area: string, release: string) => {
    const { [area]: _, ...others } = chosen;
    choose(release ? { ...others, [area]: release } : others, reload);
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      size="m"
      actions={
        <Button variant="quiet" onClick={() => void leaveStaff(reload).catch(() => setCannotLeave(true))}>
          {t('leave')}
        </Button>
      }
    >
      {(hasFailed || cannotLeave) && (
        <p role="alert" className={styles.fault}>
          {t(hasFailed ? 'no-list' : 'no-answer')}
        </p>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.area} className={styles.row}>
            <div className={styles.head}>
              <h3 className={styles.name}>{row.area}</h3>
              <Badge variant={BADGES[row.reason]}>{t(`reason.${row.reason}`)}</Badge>
            </div>
            <p className={styles.release}>
              <code>{row.release}</code>
              {row.isMounted && ` · ${t('mounted')}`}
            </p>
            {!facts.preview && releases && releases[row.area] && (
              <ReleaseChoice row={row} chosen={chosen[row.area] ?? ''} releases={releases[row.area] ?? []} onChoose={handleChoose} />
            )}
          </li>
        ))}
      </ul>
      <details className={styles.more}>
        <summary>{t('trace')}</summary>
        <ul className={styles.lines}>
          {running?.trace().map(({ remote, release, kind, ms, problem }, index) => (
            <li key={index}>
              <code>
                {[remote, release, kind, ms === undefined ? '' : `${Math.round(ms)} ms`, problem ?? ''].filter(Boolean).join(' · ')}
              </code>
            </li>
          ))}
        </ul>
      </details>
      <details className={styles.more}>
        <summary>{t('shared')}</summary>
        <ul className={styles.lines}>
          {sharedVersions().map((version) => (
            <li key={version}>
              <code>{version}</code>
            </li>
          ))}
        </ul>
      </details>
    </Sheet>
  );
}

interface ReleaseChoiceProps {
  row: AreaRow;
  /** Empty for the release that players get. */
  chosen: string;
  releases: StaffReleases[string];
  onChoose: (area: string, release: string) => void;
}

function ReleaseChoice({ row: { area }, chosen, releases, onChoose }: ReleaseChoiceProps) {
  const t = useText('staff');
  if (releases.length === 0) return <p className={styles.release}>{t('not-chosen')}</p>;
  return (
    <SelectField
      label={t('choose', { area })}
      value={chosen}
      onChange={({ target }) => onChoose(area, target.value)}
      options={[
        { value: '', label: t('as-players') },
        ...releases.map(({ release, publishedAt }) => ({ value: release, label: `${release} · ${formatDateTime(publishedAt)}` })),
      ]}
    />
  );
}

/** Reads the releases to choose from when the panel opens. */
function useStaffReleases() {
  const [read, setRead] = useState<{ releases: StaffReleases | null; hasFailed: boolean }>({ releases: null, hasFailed: false });
  useEffect(() => {
    const control = new AbortController();
    readStaffReleases(control.signal)
      .then((releases) => setRead({ releases, hasFailed: false }))
      .catch(() => {
        if (!control.signal.aborted) setRead({ releases: null, hasFailed: true });
      });
    return () => control.abort();
  }, []);
  return read;
}
