import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button, LoadFailure } from '@site/ui';
import { SETTING_GROUPS, type Session } from '@site/platform-operator/calls';
import { PageBar, PageShape, useFailureText } from '#parts';
import { ProposalNote } from './proposal-note';
import { SaveDialog } from './save-dialog';
import { SettingInput } from './setting-input';
import { differencesOf, fieldOf, problemOf, type SettingsDraft } from './settings.rules';
import { useSettings } from './settings.queries';
import styles from './settings.module.css';

export { default as en } from '#locales/settings/en.json';

/** Settings of the site by group. Typed values are kept until they are saved after a look at the old and the new ones. */
export function SettingsPage({ session }: { session: Session }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching } = useSettings();
  const [draft, setDraft] = useState<SettingsDraft>({});
  const [isSaving, setSaving] = useState(false);

  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('settings.failed')} message={textOf(error)} onRetry={refetch} />;
  const differences = differencesOf(data.rows, draft);
  const isWrong = differences.some(({ key, after }) => problemOf(key, after) !== null);
  return (
    <div className={styles.page}>
      <PageBar title={t('settings.title')} isBusy={isFetching} problem={error && textOf(error)} onRefresh={refetch}>
        <p className={styles.note}>{t('settings.when')}</p>
      </PageBar>
      {data.proposal && <ProposalNote proposal={data.proposal} own={session.name} />}
      <div className={styles.groups}>
        {SETTING_GROUPS.map((group) => (
          <section key={group} className={styles.group} aria-label={t(`settings.group.${group}`)}>
            <h2 className={styles.heading}>{t(`settings.group.${group}`)}</h2>
            {data.rows
              .filter(({ key }) => fieldOf(key).group === group)
              .map((row) => (
                <SettingInput
                  key={row.key}
                  row={row}
                  value={draft[row.key] ?? row.value}
                  onChange={(value) => setDraft({ ...draft, [row.key]: value })}
                />
              ))}
          </section>
        ))}
      </div>
      {differences.length > 0 && (
        <div className={styles.bar} role="region" aria-label={t('settings.changed', { count: differences.length })}>
          <p className={styles.count}>{t('settings.changed', { count: differences.length })}</p>
          <Button variant="quiet" onClick={() => setDraft({})}>
            {t('settings.forget')}
          </Button>
          <Button disabled={isWrong} onClick={() => setSaving(true)}>
            {t('settings.review')}
          </Button>
        </div>
      )}
      {isSaving && (
        <SaveDialog
          differences={differences}
          version={data.version}
          onSaved={() => {
            setDraft({});
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  );
}
