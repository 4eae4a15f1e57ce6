import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@site/api';
import * as z from '@site/api/schema';
import { noteReleaseAlert, readPlayersPage, readReleaseAlerts, readTelemetryCourse } from '@site/platform-operator/calls';
import { ask, CHANNEL, pollEvery, runVerb, type VerbLine } from '#calls';
import type { VerbToRun } from './changes.rules';
import {
  canarySchema,
  channelsSchema,
  errorSchema,
  historySchema,
  publishedSchema,
  shownSchema,
  statusSchema,
  triedSchema,
  type WatchedCanary,
} from './releases.shapes';

const KEY = ['releases'];
/** Each look is a call that the release service writes down, so the page asks seldom, and at once when it is shown again. */
const REFRESH_MS = 60_000;
/** Pause between two looks at the alerts, which the platform finds once in a minute. */
const ALERTS_MS = 10_000;
const HISTORY_LINES = '40';
/** Pause between two looks at the page of players after a change. */
const PLAYERS_LOOK_MS = 250;

/** The one value that a verb answers. @throws ApiError: `refused` with the words of the verb, `off-contract` for another answer */
async function answerOf<S extends z.ZodMiniType>(schema: S, verb: string, input: object, signal: AbortSignal): Promise<z.output<S>> {
  const said = { out: '', err: '' };
  const code = await runVerb({ verb, input, isJson: true, isPolled: verb === 'status' || verb === 'canary', signal }, (line) => {
    if ('out' in line) said.out += line.out;
    if ('err' in line) said.err += `${line.err}\n`;
  });
  if (code !== 0) throw new ApiError({ kind: 'refused', serverMessage: errorIn(said.out) ?? said.err.trim() });
  const answer = z.safeParse(schema, JSON.parse(said.out));
  if (answer.success) return answer.data;
  throw new ApiError({ kind: 'off-contract' }, { cause: answer.error });
}

/** Words of the one value that a verb answers when it ends with an error; null when it has answered none. */
function errorIn(answer: string): string | null {
  if (answer === '') return null;
  return z.safeParse(errorSchema, JSON.parse(answer)).data?.error.message ?? null;
}

/** Every area with what is live. */
export const useStatus = () =>
  useQuery({
    queryKey: [...KEY, 'status'],
    queryFn: ({ signal }) => answerOf(statusSchema, 'status', {}, signal),
    refetchInterval: pollEvery(REFRESH_MS),
    refetchOnWindowFocus: 'always',
  });

/** The last changes of one area, or of all for null; the newest first. */
export const useHistory = (area: string | null) =>
  useQuery({
    queryKey: [...KEY, 'history', area],
    queryFn: async ({ signal }) =>
      (
        await answerOf(historySchema, 'history', { ...(area === null ? {} : { area }), number: HISTORY_LINES }, signal)
      ).entries.toReversed(),
  });

const canaryKey = (area: string) => [...KEY, 'canary', area];

/** The canary of an area with its numbers beside those of the live release. */
export const useCanary = (area: string) =>
  useQuery({
    queryKey: canaryKey(area),
    queryFn: ({ signal }) => answerOf(canarySchema, 'canary', { area, action: 'status' }, signal),
    refetchInterval: pollEvery(REFRESH_MS),
  });

/** Releases of an area that can be made live, the newest first. */
export const usePublished = (area: string) =>
  useQuery({
    queryKey: [...KEY, 'published', area],
    queryFn: async ({ signal }) => (await answerOf(publishedSchema, 'show', { area }, signal)).releases,
  });

/** Names of the other channels that have releases. */
export const useChannels = () =>
  useQuery({
    queryKey: [...KEY, 'channels'],
    queryFn: async ({ signal }) => (await answerOf(channelsSchema, 'channels', { action: 'list' }, signal)).channels,
    select: (channels) => channels.filter(({ channel, state }) => state === 'in use' && channel !== CHANNEL).map(({ channel }) => channel),
  });

/** One release with its files, commits and log lines. */
export const useRelease = (area: string, release: string) =>
  useQuery({
    queryKey: [...KEY, 'release', area, release],
    queryFn: ({ signal }) => answerOf(shownSchema, 'show', { area, release }, signal),
  });

/** Asks the gate about the rollback of an area while the person still writes, so that the rollback itself waits for the rest only. */
export const useTriedRollback = (area: string) =>
  useQuery({
    queryKey: ['rollback tried', area],
    queryFn: ({ signal }) => answerOf(triedSchema, 'rollback', { area, try: true }, signal),
    gcTime: 0,
    retry: false,
  });

/** Alerts of the platform about releases. */
export const useAlerts = () =>
  useQuery({
    queryKey: [...KEY, 'alerts'],
    queryFn: async ({ signal }) => (await ask(readReleaseAlerts, {}, { signal, isPolled: true })).alerts,
    refetchInterval: pollEvery(ALERTS_MS),
  });

/** Writes a note about an alert. */
export function useNote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, note }: { id: number; note: string }) => ask(noteReleaseAlert, { alert_id: String(id), note }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...KEY, 'alerts'] }),
  });
}

/** Share of failed starts of each release by quarter of an hour. */
export const useCourse = () =>
  useQuery({
    queryKey: [...KEY, 'course'],
    queryFn: ({ signal }) => ask(readTelemetryCourse, {}, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
  });

/** Serial of the document that a fresh page of a player has. @param isAwaited false ends the looks */
export const usePlayersSerial = (isAwaited: boolean) =>
  useQuery({
    queryKey: [...KEY, 'players', 'serial'],
    queryFn: async ({ signal }) => (await ask(readPlayersPage, {}, { signal, isPolled: true })).serial,
    enabled: isAwaited,
    refetchInterval: PLAYERS_LOOK_MS,
    gcTime: 0,
  });

/**
 * Reads along with the watch of a canary, which the release service starts when there is none. Each look replaces the numbers of `useCanary`.
 * The signal ends the reading, and the watch goes on.
 */
export function useWatch(area: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (signal: AbortSignal) => {
      let said = '';
      let looks = 0;
      const code = await runVerb({ verb: 'canary', input: { area, action: 'watch' }, isJson: true, signal }, (line) => {
        if ('out' in line) said += line.out;
        if (!('look' in line)) return;
        client.setQueryData<WatchedCanary>(canaryKey(area), (before) => before && { ...before, look: line.look, telemetryFault: null });
        // The status of the canary says who watches it, and since when.
        if ((looks += 1) === 1) void client.invalidateQueries({ queryKey: canaryKey(area) });
      }).catch((problem: unknown) => {
        if (signal.aborted) return 0;
        throw problem;
      });
      if (code !== 0) throw new ApiError({ kind: 'refused', serverMessage: said });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Makes a change; the lines of the verb are heard as they come. @returns its exit code */
export function useChange(hear: (line: VerbLine) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ verb, input }: VerbToRun) => runVerb({ verb, input, isJson: true }, hear),
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  });
}
