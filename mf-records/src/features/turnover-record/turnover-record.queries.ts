import { useQuery, useShell } from '@site/remote';
import { turnoversQuery } from '@site/remote/reads';

/** The player's turnover tickets. */
export const useTurnovers = () => useQuery(turnoversQuery(useShell().session.player?.remoteId ?? ''));
