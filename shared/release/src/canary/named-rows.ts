import type { TelemetryRow } from '@site/api/contracts/telemetry';
import type { ChannelDocument } from '@site/remote/manifest';

/** Keeps only rows of releases and cohorts that the channel document names, because anybody can send telemetry about others. */
export const namedRows = (rows: readonly TelemetryRow[], document: Pick<ChannelDocument, 'remotes'> | null): TelemetryRow[] =>
  rows.filter(({ remote, release, cohort }) => {
    const live = Object.entries(document?.remotes ?? {}).find(([name]) => name === remote)?.[1];
    if (!live || (cohort === 'canary' && !live.canary)) return false;
    return release === live.release || release === live.stepBack || (cohort === 'canary' && release === live.canary?.release);
  });
