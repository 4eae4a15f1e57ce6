import { answerBalance, answerHowToDeposit, answerPromotion, answerTurnover, answerVip, turnoverInTheWay } from './account.service';
import type { Ask } from './ask';
import { MANNERS_TEXTS, type MannersTexts } from './manners.messages';
import { answerMoney, answerNamed, answerNewest } from './requests.service';
import type { Topic } from './topics';

type Section = (ask: Ask) => string | Promise<string>;

const said =
  (text: keyof MannersTexts): Section =>
  ({ plan }) =>
    MANNERS_TEXTS[plan.language][text];

const SECTIONS: Record<Topic, Section> = {
  who: said('who'),
  help: said('abilities'),
  howToDeposit: answerHowToDeposit,
  howToWithdraw: withTurnover(said('howToWithdraw')),
  deposit: (ask) => answerNewest(ask, 'deposit'),
  howLong: answerMoney,
  withdrawal: withTurnover((ask) => answerNewest(ask, 'withdraw')),
  money: answerMoney,
  mistake: said('mistake'),
  meaning: said('meaning'),
  turnover: answerTurnover,
  balance: answerBalance,
  promotion: answerPromotion,
  depositBonus: answerPromotion,
  bonusMissing: said('bonusMissing'),
  vip: answerVip,
  referral: said('referral'),
  bets: said('bets'),
  profile: said('profile'),
  saferPlay: said('saferPlay'),
  complaint: said('complaint'),
  file: said('file'),
  person: said('handOver'),
};

/** Adds the turnover that blocks a withdrawal, unless the player asks about turnover as well. */
function withTurnover(section: Section): Section {
  return async (ask) => {
    const turnover = ask.plan.topics.includes('turnover') ? null : await turnoverInTheWay(ask);
    return [await section(ask), ...(turnover ? [turnover] : [])].join('\n\n');
  };
}

/** Topics that are answered by the named requests when the player named any. */
const ABOUT_REQUESTS: readonly Topic[] = ['deposit', 'withdrawal', 'money', 'howLong'];

/** The whole answer as one text. */
export async function composeAnswer(ask: Ask): Promise<string> {
  const { plan } = ask;
  const texts = MANNERS_TEXTS[plan.language];
  const opening = plan.isHandedBack ? [texts.handedBack] : plan.isFirst || plan.manners.includes('greeting') ? [texts.greeting] : [];
  const named = await answerNamed(ask);
  const topics = named === null ? plan.topics : plan.topics.filter((topic) => !ABOUT_REQUESTS.includes(topic));
  const answers = named === null ? [] : [named];
  // One after the other, because all read on the connection of the transaction.
  for (const topic of topics) answers.push(await SECTIONS[topic](ask));
  return [...opening, ...(answers.length ? answers : pleasantries(ask, opening.length > 0))].join('\n\n');
}

/** Answer to messages without a topic. */
function pleasantries({ plan }: Ask, isOpened: boolean): string[] {
  const texts = MANNERS_TEXTS[plan.language];
  if (plan.isPuzzled) return [texts.offer];
  if (plan.manners.includes('upset')) return [texts.upset];
  if (plan.manners.includes('thanks')) return [texts.thanks];
  if (plan.manners.includes('greeting')) return [texts.abilities];
  if (plan.manners.length) return [texts.allRight];
  return plan.isHandedBack && !plan.hasOpen ? [] : [...(isOpened && plan.isFirst ? [] : [texts.notUnderstood]), texts.abilities];
}
