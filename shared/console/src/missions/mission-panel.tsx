import { GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import { paisa } from '@site/api/money';
import { formatCount, formatDate, formatMoney, paisaOf, useLanguage, useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { confirmMission, mayCall, type PlannedMission, type Session } from '@site/platform-operator/calls';
import { AskedButton, FactList, PlayerText, SidePanel, useFailureText } from '#parts';
import { useConfirmMission, useEndMission, useRefuseMission } from './missions.queries';
import { StateBadge } from './state-badge';

interface MissionPanelProps {
  mission: PlannedMission;
  session: Session;
  onClose: () => void;
}

/** One mission, and what can be decided about it. The person who proposed it does not confirm it. */
export function MissionPanel({ mission, session, onClose }: MissionPanelProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { id, state, proposed_by: by } = mission;
  const name = useLanguage() === 'bn' ? mission.name_bn : mission.name;
  const confirm = useConfirmMission();
  const refuse = useRefuseMission();
  const end = useEndMission();
  const input = { id: String(id) };
  const ending = state === 'upcoming' ? 'withdraw' : 'end';
  const mayDecide = mayCall(session.role, confirmMission.role);
  const isOpen = state === 'upcoming' || state === 'running';
  return (
    <SidePanel
      label={t('missions.panel')}
      title={<PlayerText text={name} isLine />}
      onClose={onClose}
      actions={
        mayDecide && (
          <>
            {state === 'proposed' && (
              <Button variant="outline" isBusy={refuse.isPending} onClick={() => refuse.mutate(input)}>
                {t('missions.refuse')}
              </Button>
            )}
            {state === 'proposed' && by !== session.name && (
              <AskedButton
                words={t('missions.confirm')}
                question={t('missions.confirmOf', { name })}
                effect={t('missions.confirmEffect', { prize: formatMoney(paisaOf(mission.prize)) })}
                change={confirm}
                input={input}
              />
            )}
            {isOpen && (
              <AskedButton
                isRisky
                words={t(`missions.${ending}`)}
                question={t(`missions.${ending}Of`, { name })}
                effect={t(`missions.${ending}Effect`)}
                change={end}
                input={input}
              />
            )}
          </>
        )
      }
    >
      <MissionFacts mission={mission} />
      <FormError message={refuse.error && textOf(refuse.error)} />
    </SidePanel>
  );
}

function MissionFacts({ mission }: { mission: PlannedMission }) {
  const t = useText('console');
  const { state, name_bn: nameBn, goal, target, least_stake: least, game_type: type, period, prize, claims } = mission;
  const paid = paisaOf(prize) * BigInt(claims);
  return (
    <FactList
      facts={[
        { name: t('missions.stateLabel'), value: <StateBadge state={state} /> },
        { name: t('missions.field.name_bn'), value: <PlayerText text={nameBn} isLine /> },
        { name: t('missions.goal'), value: t(`missions.goalOf.${goal}`, { target: formatCount(target) }) },
        { name: t('missions.field.period'), value: t(`missions.period.${period}`) },
        { name: t('missions.category'), value: type ? t(GAME_TYPE_NAMES[type]) : t('missions.allGames') },
        { name: t('missions.least'), value: paisaOf(least) > 0n ? <Money amount={least} /> : t('missions.everyStake') },
        { name: t('missions.field.first_day'), value: formatDate(mission.first_day) },
        { name: t('missions.field.last_day'), value: formatDate(mission.last_day) },
        { name: t('missions.prize'), value: <Money amount={prize} /> },
        { name: t('missions.claims'), value: t('missions.claimsOf', { claims: formatCount(claims), paid: formatMoney(paisa(paid)) }) },
        { name: t('missions.proposedBy'), value: mission.proposed_by },
        { name: t('missions.decidedBy'), value: mission.decided_by },
      ]}
    />
  );
}
