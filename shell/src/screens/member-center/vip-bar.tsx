import type { Profile } from '@site/api/contracts/account';
import { useText } from '@site/i18n';
import { LevelBar } from '@site/ui/level-bar';

/** From the level that the player has to the next one; full at the top. */
export function VipBar({ standing: { name, next, progress } }: { standing: Profile['vip'] }) {
  const t = useText('account');
  if (next === null) return <LevelBar percent={100} label={t('vip.top')} from={t(name)} to={null} />;
  return <LevelBar percent={progress} label={t('vip.progress', { level: t(name), next: t(next) })} from={t(name)} to={t(next)} />;
}
