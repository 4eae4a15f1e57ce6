import { formatDateTime, useText, type Translate } from '@site/i18n';
import { Money } from '@site/ui';
import type { PlayerOverview } from '@site/platform-operator/calls';
import { FactList, type PanelFact } from '#parts';
import styles from './players.module.css';

/** Name, contacts and money of a player, and the limits and the break that the player has chosen. */
export function PlayerFacts({ player }: { player: PlayerOverview }) {
  const t = useText('console');
  const { restriction, closing, limits } = player;
  const facts: PanelFact[] = [
    { name: t('players.balance'), value: <Money amount={player.balance} /> },
    { name: t('details.held'), value: <Money amount={player.held} /> },
    { name: t('details.exposure'), value: <Money amount={player.exposure} /> },
    { name: t('players.name'), value: player.name },
    { name: t('players.phone'), value: `${player.phone} · ${t(player.is_phone_verified ? 'players.verified' : 'players.unverified')}` },
    { name: t('players.email'), value: player.email },
    { name: t('players.id'), value: player.id },
    { name: t('players.remoteId'), value: player.remote_id },
    { name: t('players.since'), value: formatDateTime(player.since) },
    { name: t('players.twoStep'), value: t(player.has_two_step ? 'players.on' : 'players.off') },
    {
      name: t('players.restriction'),
      value:
        restriction && t(`players.restriction.${restriction.kind}`, { until: restriction.until ? formatDateTime(restriction.until) : '—' }),
    },
    { name: t('players.closing'), value: closing && closingText(t, closing) },
    ...limits.map(({ kind, period, amount }) => ({
      name: t(`players.limit.${kind}`, { period: t(`players.period.${period}`) }),
      value: <Money amount={amount} />,
    })),
  ];
  return (
    <section className={styles.section} aria-label={t('players.facts')}>
      <h2 className={styles.heading}>{t('players.facts')}</h2>
      <FactList facts={facts} />
      {limits.length === 0 && <p className={styles.note}>{t('players.noLimits')}</p>}
    </section>
  );
}

const closingText = (t: Translate, { asked_at: asked, due_at: due, closed_at: closed }: NonNullable<PlayerOverview['closing']>) =>
  closed
    ? t('players.closing.closed', { at: formatDateTime(closed) })
    : t('players.closing.waits', { asked: formatDateTime(asked), due: formatDateTime(due) });
