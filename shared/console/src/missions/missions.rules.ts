import type { GameType } from '@site/api/contracts/catalogue';
import type { MISSION_GOALS, MISSION_PERIODS } from '@site/api/contracts/rewards';
import type * as z from '@site/api/schema';
import type { proposeMission } from '@site/platform-operator/calls';
import { localOf } from '#parts';

/** The form of a new mission: numbers are texts. */
export interface MissionForm {
  name: string;
  name_bn: string;
  goal: (typeof MISSION_GOALS)[number];
  target: string;
  /** Empty: every stake counts. */
  least_stake: string;
  /** Empty: every category. */
  game_type: GameType | '';
  period: (typeof MISSION_PERIODS)[number];
  first_day: string;
  last_day: string;
  prize: string;
}

const DAY_MS = 86_400_000;
const DAY_LETTERS = 10;

const dayOf = (ms: number) => localOf(new Date(ms).toISOString()).slice(0, DAY_LETTERS);

/** A new mission runs for seven days from tomorrow until somebody says otherwise. @param now epoch ms */
export const newForm = (now: number): MissionForm => ({
  name: '',
  name_bn: '',
  goal: 'rounds',
  target: '',
  least_stake: '',
  game_type: '',
  period: 'day',
  first_day: dayOf(now + DAY_MS),
  last_day: dayOf(now + 7 * DAY_MS),
  prize: '',
});

/** True when everything that the call needs is there. */
export const isWhole = ({ name, name_bn: nameBn, target, first_day: first, last_day: last, prize }: MissionForm) =>
  [name, nameBn, target, first, last, prize].every((text) => text.trim() !== '') && first <= last;

/** Input of the call. */
export function inputOf({ least_stake: least, game_type: type, ...form }: MissionForm): z.input<typeof proposeMission.input> {
  return {
    ...form,
    name: form.name.trim(),
    name_bn: form.name_bn.trim(),
    target: form.target.trim(),
    prize: form.prize.trim(),
    ...(least.trim() === '' ? {} : { least_stake: least.trim() }),
    ...(type === '' ? {} : { game_type: type }),
  };
}
