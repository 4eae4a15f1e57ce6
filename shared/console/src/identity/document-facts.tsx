import { formatDate, formatDateTime, useText } from '@site/i18n';
import { Badge, type BadgeProps } from '@site/ui/badge';
import { type EarlierDocument, readDocumentFile, type ReadDocument } from '@site/platform-operator/calls';
import { FactList, FileView, PlayerText } from '#parts';
import styles from './identity.module.css';

const addressOf = (id: number, side: string) => readDocumentFile.path.replace(':document', String(id)).replace(':side', side);

/** The files of a document, what the account says of its player, and the documents before it. */
export function DocumentFacts({ document }: { document: ReadDocument }) {
  const t = useText('console');
  const { id, sides, sent_at: sent, player, earlier } = document;
  const facts = [
    { name: t('identity.username'), value: <PlayerText text={player.username} isLine /> },
    { name: t('identity.name'), value: <PlayerText text={player.name} isLine /> },
    { name: t('identity.birthday'), value: player.birthday ? formatDate(player.birthday) : t('identity.noBirthday') },
    { name: t('identity.since'), value: formatDateTime(player.since) },
    {
      name: t('identity.account'),
      value: player.status === 'active' ? null : <Badge variant="bad">{t(`players.status.${player.status}`)}</Badge>,
    },
    { name: t('identity.number'), value: id },
    { name: t('identity.sent'), value: formatDateTime(sent) },
  ];
  return (
    <>
      <Decision document={document} />
      <section className={styles.section} aria-label={t('identity.player')}>
        <h3 className={styles.heading}>{t('identity.player')}</h3>
        <FactList facts={facts} />
      </section>
      <section className={styles.section} aria-label={t('identity.files')}>
        <h3 className={styles.heading}>{t('identity.files')}</h3>
        {sides.length === 0 && <p className={styles.note}>{t('identity.filesGone')}</p>}
        {sides.map(({ side, type }) => (
          <FileView
            key={side}
            address={addressOf(id, side)}
            type={type}
            texts={{
              name: t(`identity.side.${side}`),
              larger: t(`identity.larger.${side}`),
              save: t(`identity.save.${side}`),
              failed: t('identity.fileFailed'),
            }}
          />
        ))}
      </section>
      <section className={styles.section} aria-label={t('identity.earlier')}>
        <h3 className={styles.heading}>{t('identity.earlier')}</h3>
        {earlier.length === 0 ? (
          <p className={styles.note}>{t('identity.noEarlier')}</p>
        ) : (
          <ol className={styles.earlier}>
            {earlier.map((before) => (
              <li key={before.id}>
                <p className={styles.note}>
                  #{before.id} · {t(`identity.kind.${before.kind}`)} · {formatDateTime(before.sent_at)}
                </p>
                <Decision document={before} />
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

const LOOKS = { waiting: 'new', accepted: 'good', refused: 'bad' } as const satisfies Record<
  EarlierDocument['state'],
  BadgeProps['variant']
>;

/** State of a document, who has decided it, and why. */
function Decision({ document: { state, decided_at: at, decided_by: by, reason } }: { document: EarlierDocument }) {
  const t = useText('console');
  return (
    <>
      <p className={styles.decision}>
        <Badge variant={LOOKS[state]}>{t(`identity.state.${state}`)}</Badge>
        {at !== null && <span className={styles.note}>{t('identity.decided', { by: by ?? '', moment: formatDateTime(at) })}</span>}
      </p>
      {reason !== null && <p className={styles.note}>{t(reason)}</p>}
    </>
  );
}
