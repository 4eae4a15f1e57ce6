import type { Language } from '@site/api/contracts/site';
import { plainOf, wordsOf } from './words.rules';

/** Bangla words typed in Latin letters. */
const TYPED_BANGLA = new Set(
  `amar amr ami amake amader apni apnar apnader tumi tomar kothay kothai kotai koi koto koyta kobe kokhon kivabe kibhabe kemne kemon
  keno ken ache achen asen ase aschi ashche eseche asche aseni asheni nai nei paini painai pacchi pachi pabo pai hoyni hoini hoise
  hoyeche hobe hoy chai lagbe dorkar korbo korte korchi korci korsi korlam kora parchi parsi parbo bolte bolbo bolun bolen kotha sathe
  shathe joma jama uttolon utholon tulte tulbo tola tolar ekhono ekhon bhai vai apu dhonnobad dhonyobad donnobad manush manus
  protinidhi ovijog obhijog shomossa somossa somosya sahajjo shahajjo dada ektu baki khelte kono kichu accha acha thik jabe jay dei
  diyechi diyesi disi pathaisi pathiyechi kore tarpor keu karo dite partesi kotokkhon lage ashe dhuke kete pathay amra din den dao
  diben ki holo koren korun korle dhukte khela khelbo charte akhno ekhno akhono ferot bujhi bujhlam bujhte bujhini salam
  assalamualaikum assalamu walaikum hisab shunun`.split(/\s+/),
);

const ENGLISH = new Set(
  `the my is are was where what when why how who i you me we it a an to of for in on at and or not no yes please have has had can could
  do does did want need talk speak much many long left still yet with from this that there here thank thanks hello good morning evening
  help money your show tell check status about get got give`.split(/\s+/),
);

/** Language of a message; null when it holds only names and numbers. */
export function languageOf(text: string): Language | null {
  if (/\p{Script=Bengali}/u.test(plainOf(text))) return 'bn';
  const words = wordsOf(text);
  if (words.some((word) => TYPED_BANGLA.has(word))) return 'bn';
  return words.some((word) => ENGLISH.has(word)) ? 'en' : null;
}
