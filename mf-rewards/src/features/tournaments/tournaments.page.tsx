import { useText } from '@site/i18n';
import { useAddress } from '@site/remote/address';
import { Tabs } from '@site/ui/choice';
import { RewardsPage } from '#rewards-page';
import { MissionList } from './mission-list';
import { TournamentList } from './tournament-list';
import { TournamentView } from './tournament-view';

const VIEWS = ['tournaments', 'missions'] as const;
const ADDRESS = { view: VIEWS, tournament: { default: '', pattern: /^\d{1,15}$/ } };

/** Tournaments by phase, and missions; the address names the view, and the tournament whose table is open. */
export function TournamentsPage() {
  const t = useText('rewards');
  const { values, change, addressOf } = useAddress(ADDRESS);
  const linkTo = (id: string) => addressOf({ tournament: id });
  const isView = (id: string) => VIEWS.find((view) => view === id) ?? VIEWS[0];
  return (
    <RewardsPage title={t('tournaments.page')} lead={t('tournaments.lead')}>
      {values.tournament !== '' ? (
        <TournamentView key={values.tournament} id={values.tournament} listLink={linkTo('')} />
      ) : (
        <Tabs
          label={t('tournaments.page')}
          tabs={VIEWS.map((id) => ({ id, label: t(`tournaments.view.${id}`) }))}
          current={values.view}
          onChange={(id) => change({ view: isView(id) }, { replace: true })}
        >
          {values.view === 'missions' ? <MissionList /> : <TournamentList linkTo={linkTo} />}
        </Tabs>
      )}
    </RewardsPage>
  );
}
