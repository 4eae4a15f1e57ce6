import type * as z from '@site/api/schema';
import type { DeviceSession, listLogIns, LogIn } from '@site/api/contracts/security';
import type { StopEffects } from '@site/api/contracts/safer-play';
import type { Language } from '@site/api/contracts/site';
import { printAmount } from '@site/api/money';
import type { SessionRow } from '../sessions/sessions.repository';
import { deviceWords } from '../notices/device-words';
import type { LoginRow } from '../log-ins/log-ins.repository';
import type { readLogIns } from '../log-ins/log-ins.service';
import { placeWords } from '../notices/place-words';
import type { AccountEffects } from './full-stop.service';

export function presentSession(row: SessionRow, currentId: number, language: Language): DeviceSession {
  const { device, isMobile } = deviceWords(row.userAgent, language);
  return {
    id: row.id,
    device,
    is_mobile: isMobile,
    place: placeWords(row.ip, language),
    started_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    is_current: row.id === currentId,
    ...(row.deviceName === undefined ? {} : { name: row.deviceName }),
  };
}

export const presentStopEffects = (effects: AccountEffects): StopEffects => ({
  waiting_orders: effects.waitingOrders,
  waiting_stakes: printAmount(effects.waitingStakes),
  matched_bets: effects.matchedBets,
  open_rounds: effects.openRounds,
  other_sessions: effects.otherSessions,
});

type LogIns = Awaited<ReturnType<typeof readLogIns>>;

export const presentLogIns = ({ logIns, lastPage, total }: LogIns, language: Language): z.input<typeof listLogIns.output> => ({
  data: logIns.map((row) => presentLogIn(row, language)),
  last_page: lastPage,
  total,
});

const presentLogIn = ({ at, userAgent, ip, result, isNewDevice }: LoginRow, language: Language): LogIn => ({
  at: at.toISOString(),
  device: deviceWords(userAgent, language).device,
  place: placeWords(ip, language),
  result,
  is_new_device: isNewDevice,
});
