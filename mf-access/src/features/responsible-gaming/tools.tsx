import { useState } from 'react';
import { useQuery, useSearchParams, useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { LoadFailure } from '@site/ui';
import { Tabs } from '@site/ui/choice';
import { FullStop } from './full-stop';
import { HistoryTool } from './history-tool';
import { LimitsTool } from './limits-tool';
import { PauseTool } from './pause-tool';
import { pausesBeyond } from './pause.rules';
import { saferPlayQuery } from './responsible-gaming.queries';
import { RunningPause } from './running-pause';
import { SelfCheck } from './self-check';
import { TimeTool } from './time-tool';
import { ToolsSkeleton } from './tools-skeleton';
import styles from './tools.module.css';

/** Shows one tool at a time; during a pause only the longer pauses and the history. */
export function Tools({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const { session } = useShell();
  const saferPlay = useQuery(saferPlayQuery(remoteId));
  const [search, setSearch] = useSearchParams();
  const [openedAt] = useState(() => Date.now());
  const running = session.restriction ?? saferPlay.data?.restriction ?? null;
  const aheadMs = saferPlay.data?.aheadMs ?? 0;
  const breaks = pausesBeyond('time_out', running, openedAt + aheadMs);
  const exclusions = pausesBeyond('excluded', running, openedAt + aheadMs);
  const ofPause = { remoteId, aheadMs, running: running?.kind };

  const tools = {
    limits: !running && saferPlay.data && <LimitsTool remoteId={remoteId} limits={saferPlay.data.limits} />,
    time: !running && <TimeTool remoteId={remoteId} />,
    break: breaks.length > 0 && <PauseTool {...ofPause} key="break" kind="time_out" pauses={breaks} />,
    exclusion: exclusions.length > 0 && <PauseTool {...ofPause} key="exclusion" kind="excluded" pauses={exclusions} />,
    history: <HistoryTool remoteId={remoteId} />,
    check: <SelfCheck hasTools={!running} onTool={(tool) => setSearch({ tool }, { replace: true })} />,
  };
  const tabs = (Object.keys(tools) as (keyof typeof tools)[]).filter((id) => tools[id]).map((id) => ({ id, label: t(`safer.tool.${id}`) }));
  const current = tabs.find(({ id }) => id === search.get('tool'))?.id ?? tabs[0]?.id ?? 'history';

  return (
    <div className={styles.tools}>
      <div role="status">{running && <RunningPause running={running} canBeLonger={exclusions.length > 0} />}</div>
      {saferPlay.data ? (
        <Tabs label={t('safer.tools')} tabs={tabs} current={current} onChange={(tool) => setSearch({ tool }, { replace: true })}>
          {tools[current]}
        </Tabs>
      ) : saferPlay.isPending ? (
        <ToolsSkeleton tool={search.get('tool')} />
      ) : (
        <LoadFailure error={saferPlay.error} onRetry={saferPlay.refetch} />
      )}
      <FullStop remoteId={remoteId} pauses={running ? [] : [...breaks, ...exclusions]} />
    </div>
  );
}
