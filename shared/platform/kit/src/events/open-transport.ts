import type { Client } from 'pg';
import { natsTransport } from './nats-transport';
import { postgresTransport } from './postgres-transport';
import type { EventTransport } from './transport';

/**
 * Carries events between the processes of the site.
 * @param eventsUrl addresses of NATS servers; empty: PostgreSQL carries the events
 * @param openConnection a dedicated connection to PostgreSQL, not yet connected
 * @throws ConfigProblem when the addresses are none
 */
export const openTransport = (eventsUrl: string, openConnection: () => Client): EventTransport =>
  eventsUrl ? natsTransport(eventsUrl) : postgresTransport(openConnection);
