import { formatCount, formatMoney, sumOf } from '@site/api/money';
import { readBalance } from '#funds';
import { isOpen, levelName, levelNameBn, listTickets, offerPromotions, type TicketRow, vipStandingOf } from '#rewards';
import { ACCOUNT_TEXTS } from './account.messages';
import type { Ask } from './ask';
import { MANNERS_TEXTS } from './manners.messages';

const TICKETS_READ = 500;
const TICKETS_SHOWN = 5;
const PROMOTIONS_SHOWN = 5;

const activeTickets = async ({ tx, playerId }: Ask) =>
  (await listTickets(tx, playerId, TICKETS_READ)).filter(({ status }) => status === 'active');

export async function answerTurnover(ask: Ask): Promise<string> {
  return describeTickets(ask, await activeTickets(ask)) ?? ACCOUNT_TEXTS[ask.plan.language].noTurnover;
}

/** Text about the turnover that is left before a withdrawal; null when there is none. */
export const turnoverInTheWay = async (ask: Ask) => describeTickets(ask, await activeTickets(ask));

function describeTickets({ plan: { language } }: Ask, tickets: readonly TicketRow[]): string | null {
  if (!tickets.length) return null;
  const texts = ACCOUNT_TEXTS[language];
  const left = sumOf(tickets.map(({ remaining }) => remaining));
  const more = tickets.length - TICKETS_SHOWN;
  const nameOf = ({ promotion, methodName, refType }: TicketRow) => {
    if (promotion) return texts.bonus((language === 'bn' && promotion.nameBn) || promotion.name);
    const reason = isReason(refType) ? texts.reasons[refType] : texts.reasons.other;
    return methodName === null ? reason : `${reason}, ${methodName}`;
  };
  const isReason = (type: string): type is keyof typeof texts.reasons => Object.hasOwn(texts.reasons, type);
  return [
    texts.turnover(formatMoney(left), tickets.length),
    ...tickets
      .slice(0, TICKETS_SHOWN)
      .map((ticket) => texts.ticket(nameOf(ticket), formatMoney(ticket.remaining), formatMoney(ticket.required))),
    ...(more > 0 ? [texts.more(more)] : []),
    texts.tickets,
  ].join('\n');
}

export async function answerBalance({ tx, playerId, at, plan: { language } }: Ask): Promise<string> {
  const { available } = await readBalance(tx, playerId, at);
  return ACCOUNT_TEXTS[language].balance(formatMoney(available));
}

/** Lists the open promotions; a player who takes a break or is excluded gets none. */
export async function answerPromotion({ context, playerId, at, plan: { language } }: Ask): Promise<string> {
  const open = (await offerPromotions(context, playerId)).filter((promotion) => isOpen(promotion, at)).slice(0, PROMOTIONS_SHOWN);
  const texts = ACCOUNT_TEXTS[language];
  return open.length
    ? texts.promotions(open.map(({ name, nameBn }) => (language === 'bn' && nameBn) || name).join(', '))
    : texts.noPromotions;
}

export async function answerVip({ tx, playerId, at, plan: { language } }: Ask): Promise<string> {
  const { level, points } = await vipStandingOf(tx, playerId, at);
  return ACCOUNT_TEXTS[language].vip((language === 'bn' ? levelNameBn : levelName)(level).trim(), formatCount(points));
}

export async function answerHowToDeposit({ tx, playerId, at, plan: { language } }: Ask): Promise<string> {
  const { restriction } = await readBalance(tx, playerId, at);
  return restriction ? ACCOUNT_TEXTS[language].closedByBreak : MANNERS_TEXTS[language].howToDeposit;
}
