/** What the desk understands, in the order in which it answers. */
export const TOPICS = [
  'who',
  'help',
  'howToDeposit',
  'howToWithdraw',
  'deposit',
  'withdrawal',
  'money',
  'turnover',
  'balance',
  'promotion',
  'vip',
  'referral',
  'saferPlay',
  'bets',
  'profile',
  'complaint',
  'file',
  'person',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What wants no facts. `assent` and `refusal` are to an offer, if there was one. */
export const MANNERS = ['greeting', 'thanks', 'assent', 'refusal'] as const;
export type Manner = (typeof MANNERS)[number];

const phrases = (listed: string) => listed.split(',').map((phrase) => phrase.trim());

/** @see phraseTest for how phrases are written; English, Bangla, and Bangla in Latin letters. */
export const PHRASES: Record<Exclude<Topic, 'file'> | Manner, readonly string[]> = {
  who: phrases(`
    are|r you|u bot|robot|human|real|person|ai|machine, are|r you|u a|an bot|robot|human|real|person|ai|machine,
    am i … talking|speaking … bot|robot|human|person|machine, you|u are|r … bot|robot|machine, who are|r you|u, is this a bot|robot|human|person,
    apni|tumi ki … manush|manus|bot|robot, apni|tumi ke, আপনি|তুমি =কি|=কী … মানুষ|রোবট|বট, আপনি|তুমি =কে`),
  help: phrases(`
    what can|do you|u do, what … you|u … help … with, menu, options, how can you help, help me, help, sahajjo|shahajjo,
    ki korte paren|paro, সাহায্য, হেল্প, =কী|=কি করতে পার`),
  howToDeposit: phrases(`
    how … to deposit*, how do|can|should i … deposit*, kivabe|kibhabe|kemne … deposit*|joma|jama,
    deposit*|joma|jama … kivabe|kibhabe|kemne, কীভাবে|কিভাবে|কেমনে … ডিপোজিট|জমা, ডিপোজিট|জমা … কীভাবে|কিভাবে|কেমনে,
    minimum|maximum|min|max deposit*, how long … deposit*, deposit* … kotokkhon|kotokhon, ডিপোজিট … কতক্ষণ, ডিপোজিট … সর্বনিম্ন|সর্বোচ্চ, সর্বনিম্ন|সর্বোচ্চ … ডিপোজিট`),
  howToWithdraw: phrases(`
    how … to withdraw*, how do|can|should i … withdraw*, how … cash out,
    kivabe|kibhabe|kemne … withdraw*|tulbo|tulte|tola|uttolon|utholon, withdraw*|taka … kivabe|kibhabe|kemne … korbo|tulbo|tulte,
    কীভাবে|কিভাবে|কেমনে … উইথড্র|তুল|তোল|উত্তোলন|উঠা|ওঠা, উইথড্র|উত্তোলন … কীভাবে|কিভাবে|কেমনে, minimum|maximum|min|max withdraw*, how long … withdraw*, withdraw* … kotokkhon|kotokhon, উইথড্র|উত্তোলন … কতক্ষণ,
    সর্বনিম্ন|সর্বোচ্চ … উইথড্র|উত্তোলন, উইথড্র|উত্তোলন … সর্বনিম্ন|সর্বোচ্চ`),
  deposit: phrases(`
    deposit*, diposit*, dipozit*, joma, jama, recharge*, top up, topup, cash in, cashin, added money, add money, payment*, trx*, txn*,
    transaction id, ডিপোজিট, ডিপজিট, জমা, রিচার্জ, পেমেন্ট, ট্রানজেকশন আইডি, টিআরএক্স, ক্যাশ ইন`),
  withdrawal: phrases(`
    withdraw*, widraw*, withdrow*, cash out, cashout, payout*, pay out, uttolon, utholon, tulte, tulbo, tulsi, tulechi, taka tola*,
    taka … uthate|uthabo|uthano, উইথড্র, উইথড্রো, উত্তোলন, তুলতে, তুলব, তুলেছি, তোলা, তোলার, ওঠাতে, উঠাতে, ক্যাশ আউট, ক্যাশআউট`),
  money: phrases(`
    where … money|cash|taka, money|taka … not … come|came|arrived|received|added|credited, money|taka … missing|lost,
    not … received|got … money|taka, money … deducted|cut, taka|tk … kothay|kothai|kotai|koi, kothay|kothai|koi … taka|tk,
    taka|tk … paini|painai|aseni|asheni|pai|nai|dhukeni|dhuke, transaction*, টাকা … কোথায়|কই, কোথায়|কই … টাকা,
    taka|tk … ase|ashe|add nai|hoyni|hoini|hoy, taka|tk kete, টাকা … পাইনি|পাই|আসেনি|আসে|ঢুকে|ঢোকে|কেটে|যোগ, লেনদেন, ট্রানজেকশন`),
  turnover: phrases(`
    turnover*, turn over, tarnover*, turnovar*, wager*, rollover*, roll over, betting requirement*, how much … play|bet|wager|stake … before|withdraw*,
    koto … khelte|khelbo|bet, ar koto … khel*, টার্নওভার, টার্ন ওভার, টানওভার, কত … খেলতে|খেলব|খেললে|বাজি, ওয়েজার`),
  balance: phrases(`
    balance*, belance*, balans*, how much … money|taka … have|account|wallet, how much … do i have, my wallet, main wallet,
    koto taka … ache|ase|asen, koto ache|ase|asen, কত আছে, taka koto, koto taka, ব্যালেন্স, ব্যালান্স, কত টাকা … আছে|আছ, টাকা কত, ওয়ালেটে`),
  promotion: phrases(`promo*, bonus*, offer|offers, free spin*, cashback, প্রমোশন, বোনাস, অফার, ক্যাশব্যাক`),
  vip: phrases(`vip*, my level, vip … level, loyalty, my points, how many … points, koto point*, ভিআইপি, ভি আই পি, লেভেল, পয়েন্ট`),
  referral: phrases(`refer*, invite … friend*, রেফার, আমন্ত্রণ`),
  saferPlay: phrases(`
    self exclu*, selfexclu*, exclude … myself|me, addict*, gambling problem, problem gambling, stop … gambling|playing|betting,
    time out, take … break, close|delete|remove … account, lost … all|everything, i lost … money, can not|t stop, sob taka … here|hariye|sesh, responsible g*, deposit limit*, limit … deposit*|loss*|bet*, set … limit*,
    nesha, khela … bondho|chere|charte, account … bondho … korte|koren|korun, আসক্ত, সব টাকা … হেরে|হারিয়ে|শেষ, নেশা, খেলা … বন্ধ|ছাড়, বিরতি,
    অ্যাকাউন্ট … বন্ধ … কর`),
  bets: phrases(`
    bet history, my bet|bets, bet … settled|lost|result, game … stuck|froze|crash*|result, round … result, amar bet|baji, বাজি,
    গেম … আটকে|হ্যাং, খেলার ফল`),
  profile: phrases(`
    password*, login|signin … problem|issue, log|sign in … problem|issue, লগইন, change … email|phone|number, verify … email|phone|number, birthday, date of birth, my profile, two step, two factor,
    2fa, otp*, verification, pasword*, phone|number|email … verify|change, পাসওয়ার্ড, প্রোফাইল, জন্মতারিখ,
    ফোন|নম্বর|ইমেইল … যাচাই|বদল|পরিবর্তন, ওটিপি`),
  complaint: phrases(`
    complain*, cheat*, scam*, fraud*, report … problem|player|issue, ovijog*, obhijog*, avijog*, nalish*, protarona*, অভিযোগ, নালিশ,
    প্রতারণা, প্রতারক`),
  person: phrases(`
    human|humans, real person|people|agent|human, a person, person please, live agent|person|chat|support|human,
    agent please|chai|dorkar|lagbe|sathe,
    talk|speak|chat|connect|transfer|call … agent|agents|human|person|someone|somebody|staff|operator|representative|manager,
    want|need|like to talk|speak, need|want|get|give … agent|person|operator|representative|manager, representative*, operator,
    manager, customer care|service, call center|centre, helpline|hotline, anyone|anybody|someone there, keu ache|achen|asen, কেউ আছে,
    account … blocked|suspended|locked, call me, manush*, manus, protinidhi*, kotha … bolte|bolbo|bolar, karo|keu … sathe|shathe, মানুষ,
    প্রতিনিধি, অপারেটর, ম্যানেজার, কাস্টমার কেয়ার|সার্ভিস, কথা … বলতে|বলব|বলার, কারো|কারও সাথে|সঙ্গে,
    এজেন্ট … চাই|দরকার|লাগবে|সাথে|সঙ্গে|দিন|দেন|কথা`),
  greeting: phrases(`
    hi|hii|hiii|hello|helo|hey|hallo|greetings|salam|assalam*|asalamu*|slm, as salam*, good morning|afternoon|evening|day,
    kemon acho|achen|asen|aso, how are|r you|u, হাই, হ্যালো, হেলো, সালাম, আসসালাম, আস সালাম, নমস্কার, আদাব,
    শুভ সকাল|সন্ধ্যা|দুপুর|বিকাল|রাত, কেমন আছ`),
  thanks: phrases(`
    thank*|thanx|thx|tnx|ty, dhonnobad|dhonyobad|donnobad|dhanyabad|shukria, got it|understood, bye|goodbye|great|perfect|cool|nice,
    bujhechi|bujhesi|bujlam, ধন্যবাদ, শুকরিয়া, বুঝেছি|বুঝলাম, বিদায়, শুভ রাত্রি`),
  assent: phrases(
    `yes|yeah|yep|ya|ok|okay|sure|ji|jee|hae|hya|haa|ha|hmm|accha|acha, thik ache|ase, হ্যাঁ|হ্যা|হাঁ|জি|জ্বি|জী|ওকে|আচ্ছা, ঠিক আছে`,
  ),
  refusal: phrases(`no|nope|nah|na, never mind, nevermind, lagbe na, dorkar nai, =না, লাগবে না, দরকার নেই`),
};
