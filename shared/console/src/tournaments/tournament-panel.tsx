import { formatMoney, paisaOf, useLanguage, useText } from '@site/i18n';
import { Button, LoadFailure, Skeleton } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { confirmTournament, mayCall, type PlannedTournament, type Session } from '@site/platform-operator/calls';
import { AskedButton, PlayerText, SidePanel, useFailureText } from '#parts';
import { PlayersTable, TournamentFacts } from './tournament-facts';
import { useConfirmTournament, useRefuseTournament, useTournament, useWithdrawTournament } from './tournaments.queries';
import styles from './tournaments.module.css';

interface TournamentPanelProps {
  id: string;
  session: Session;
  onClose: () => void;
}

/** One tournament with its table, and what can be decided about it. */
export function TournamentPanel({ id, session, onClose }: TournamentPanelProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, error, refetch } = useTournament(id);
  const isBangla = useLanguage() === 'bn';
  const { buttons, problem } = useDecisions(id, session, data?.tournament);
  const content = () => {
    if (data)
      return (
        <>
          <TournamentFacts tournament={data.tournament} />
          <PlayersTable rows={data.table} />
        </>
      );
    if (error) return <LoadFailure title={t('tournaments.oneFailed')} message={textOf(error)} onRetry={refetch} />;
    return <Skeleton className={styles.shape} />;
  };
  return (
    <SidePanel
      label={t('tournaments.panel')}
      title={data ? <PlayerText text={isBangla ? data.tournament.name_bn : data.tournament.name} isLine /> : `#${id}`}
      onClose={onClose}
      actions={buttons}
    >
      {content()}
      <FormError message={problem ? textOf(problem) : null} />
    </SidePanel>
  );
}

/** Buttons for the decisions that are possible now. The person who proposed a tournament does not confirm it. */
function useDecisions(id: string, { name, role }: Session, tournament: PlannedTournament | undefined) {
  const t = useText('console');
  const confirm = useConfirmTournament();
  const refuse = useRefuseTournament();
  const withdraw = useWithdrawTournament();
  const isBangla = useLanguage() === 'bn';
  const problem = refuse.error;
  if (!tournament || !mayCall(role, confirmTournament.role)) return { buttons: null, problem };
  const { state, players, proposed_by: by, total } = tournament;
  const named = { name: isBangla ? tournament.name_bn : tournament.name };
  if (state === 'proposed')
    return {
      problem,
      buttons: (
        <>
          <Button variant="outline" isBusy={refuse.isPending} onClick={() => refuse.mutate({ id })}>
            {t('tournaments.refuse')}
          </Button>
          {by !== name && (
            <AskedButton
              words={t('tournaments.confirm')}
              question={t('tournaments.confirmOf', named)}
              effect={t('tournaments.confirmEffect', { total: formatMoney(paisaOf(total)) })}
              change={confirm}
              input={{ id }}
            />
          )}
        </>
      ),
    };
  const isOpen = state === 'upcoming' || state === 'running' || state === 'counting';
  if (!isOpen || players > 0) return { problem, buttons: null };
  return {
    problem,
    buttons: (
      <AskedButton
        isRisky
        words={t('tournaments.withdraw')}
        question={t('tournaments.withdrawOf', named)}
        effect={t('tournaments.withdrawEffect')}
        change={withdraw}
        input={{ id }}
      />
    ),
  };
}
