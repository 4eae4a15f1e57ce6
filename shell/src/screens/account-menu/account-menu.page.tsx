import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button } from '@site/ui';
import { PlayerAvatar } from '@site/ui/avatar';
import { DataSaverSwitch } from '../account/data-saver-switch';
import { LinkGroup } from '../account/link-group';
import { MainWallet } from '../account/main-wallet';
import { GIFTS, PLAY_SAFE } from '../account/menu-rows';
import { ContactGroup } from './contact-group';
import { SPECIFIED_GROUPS } from './menu-groups';
import { AccountHead } from './account-head';
import { VipPoints } from './vip-points';

/** `/account` on a phone. */
export function AccountMenuPage() {
  const t = useText('account');
  const { session } = useShell();
  return (
    <AccountHead picture={<PlayerAvatar />} points={<VipPoints />}>
      <MainWallet hint={t('wallet.main-hint')} />
      {SPECIFIED_GROUPS.map((group) => (
        <LinkGroup key={group.title} {...group} />
      ))}
      <LinkGroup {...GIFTS} />
      <LinkGroup {...PLAY_SAFE} />
      <DataSaverSwitch />
      <ContactGroup />
      <Button variant="outline" icon="logout" isWide onClick={() => void session.end()}>
        {t('log-out')}
      </Button>
    </AccountHead>
  );
}
