import type { GameType } from '@site/api/contracts/catalogue';
import { parseAmount, sumOf, type Paisa } from '@site/api/money';
import type { planTournament } from '@site/platform-operator/calls';
import type * as z from '@site/api/schema';
import { localOf, momentOf } from '#parts';

/** The form of a new tournament: lists are texts with commas, and moments those of fields. */
export interface TournamentForm {
  name: string;
  name_bn: string;
  /** Empty: every category. */
  game_type: GameType | '';
  games: string;
  from: string;
  until: string;
  prizes: string;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** A new tournament begins in an hour and takes a week until somebody says otherwise. @param now epoch ms */
export const newForm = (now: number): TournamentForm => ({
  name: '',
  name_bn: '',
  game_type: '',
  games: '',
  from: localOf(new Date(now + HOUR_MS).toISOString()),
  until: localOf(new Date(now + HOUR_MS + WEEK_MS).toISOString()),
  prizes: '',
});

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Prizes of the places in paisa; null when one of them is unreadable. */
function prizesIn(text: string): Paisa[] | null {
  const prizes = partsOf(text).flatMap((part) => parseAmount(part) ?? []);
  return prizes.length > 0 && prizes.length === partsOf(text).length ? prizes : null;
}

/** Number of places and sum in paisa; null while the prizes cannot be read. */
export function prizeSum(text: string): { places: number; total: Paisa } | null {
  const prizes = prizesIn(text);
  return prizes && { places: prizes.length, total: sumOf(prizes) };
}

/** True when everything that the call needs is there. */
export const isWhole = (form: TournamentForm) =>
  form.name.trim() !== '' && form.name_bn.trim() !== '' && form.from !== '' && form.until > form.from && prizesIn(form.prizes) !== null;

/** Input of the call. */
export function inputOf({ game_type: type, games, from, until, prizes, ...names }: TournamentForm): z.input<typeof planTournament.input> {
  const codes = partsOf(games);
  return {
    name: names.name.trim(),
    name_bn: names.name_bn.trim(),
    ...(type === '' ? {} : { game_type: type }),
    ...(codes.length ? { games: codes } : {}),
    from: momentOf(from),
    until: momentOf(until),
    prizes: partsOf(prizes),
  };
}
