import { useQuery, useShell } from '@site/remote';
import { turnoversQuery } from '@site/remote/reads';

/** Tickets of the player. */
export const useTurnovers = () => useQuery(turnoversQuery(useShell().session.player?.remoteId ?? ''));
