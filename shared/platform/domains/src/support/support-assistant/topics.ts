/** Topics that the assistant understands, in the order of its answer. */
export const TOPICS = [
  'who',
  'help',
  'howToDeposit',
  'howToWithdraw',
  'howLong',
  'deposit',
  'withdrawal',
  'money',
  'mistake',
  'meaning',
  'turnover',
  'balance',
  'promotion',
  'depositBonus',
  'bonusMissing',
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

/** Parts of a message that need no facts. `assent` and `refusal` answer an offer, if there was one. */
export const MANNERS = ['upset', 'greeting', 'thanks', 'assent', 'refusal'] as const;
export type Manner = (typeof MANNERS)[number];

const phrases = (listed: string) => listed.split(',').map((phrase) => phrase.trim());

/** Phrases in English, in Bangla, and in Bangla with Latin letters; `phraseTest` describes the syntax. */
export const PHRASES: Record<Exclude<Topic, 'file'> | Manner, readonly string[]> = {
  who: phrases(`
    are|r you|u bot|robot|human|real|person|ai|machine, are|r you|u a|an bot|robot|human|real|person|ai|machine,
    am i … talking|speaking … bot|robot|human|person|machine, you|u are|r … bot|robot|machine, who are|r you|u,
    is this a bot|robot|human|person,
    apni|tumi ki … manush|manus|bot|robot, apni|tumi ke, your name, apnar|tomar nam, আপনি|তুমি =কি|=কী … মানুষ|রোবট|বট, আপনি|তুমি =কে,
    আপনার|তোমার নাম`),
  help: phrases(`
    what can|do you|u do, what … you|u … help … with, menu, options, how can you help, help me, help, sahajjo|shahajjo,
    ki korte paren|paro, t|not|dont|didnt|cant understand, explain, bujhi|bujhlam|bujhte … na|nai, bujhini, সাহায্য, হেল্প,
    =কী|=কি করতে পার,
    বুঝি|বুঝলাম|বুঝতে … =না|নাই, বুঝিনি`),
  howToDeposit: phrases(`
    how … to deposit*, how do|can|should i … deposit*, kivabe|kibhabe|kemne … deposit*|joma|jama,
    deposit*|joma|jama … kivabe|kibhabe|kemne, কীভাবে|কিভাবে|কেমনে … ডিপোজিট|জমা, ডিপোজিট|জমা … কীভাবে|কিভাবে|কেমনে,
    want|like|need|able|safe to deposit*|pay, can i deposit*, deposit* korte|dite chai|cai, deposit* koto kore|kora|taka,
    kivabe|kibhabe|kemne … taka … dib|dibo|debo|pathabo|dhukabo|vorbo,
    bkash|bikash|nagad|nogod|rocket|upay number|nombor|nambar din|den|dao|chai|koto|ki|please|plz,
    ডিপোজিট|জমা করতে|দিতে চাই, কীভাবে|কিভাবে|কেমনে … টাকা … দিব|দেব|পাঠাব|ঢুকাব|ভরব,
    বিকাশ|নগদ|রকেট নম্বর|নাম্বার … দিন|দেন|দাও|চাই|কত|=কী|=কি,
    minimum|maximum|min|max deposit*, how long … deposit*, deposit* … kotokkhon|kotokhon, ডিপোজিট … কতক্ষণ, ডিপোজিট … সর্বনিম্ন|সর্বোচ্চ,
    সর্বনিম্ন|সর্বোচ্চ … ডিপোজিট`),
  howToWithdraw: phrases(`
    how … to withdraw*, how do|can|should i … withdraw*, how … cash out, want|like|need|able to withdraw*, can i withdraw*,
    withdraw* korte|dite chai|cai, taka tulte chai|cai, টাকা তুলতে চাই, উইথড্র|উত্তোলন করতে|দিতে চাই,
    kivabe|kibhabe|kemne … withdraw*|tulbo|tulte|tola|uttolon|utholon, withdraw*|taka … kivabe|kibhabe|kemne … korbo|tulbo|tulte,
    কীভাবে|কিভাবে|কেমনে … উইথড্র|তুল|তোল|উত্তোলন|উঠা|ওঠা, উইথড্র|উত্তোলন … কীভাবে|কিভাবে|কেমনে, minimum|maximum|min|max withdraw*,
    how long … withdraw*, withdraw* … kotokkhon|kotokhon, উইথড্র|উত্তোলন … কতক্ষণ,
    সর্বনিম্ন|সর্বোচ্চ … উইথড্র|উত্তোলন, উইথড্র|উত্তোলন … সর্বনিম্ন|সর্বোচ্চ`),
  howLong: phrases(`
    how long, how much longer|time, how many minutes|hours|days, when, kotokkhon|kotokhon, koto khon|somoy|deri, kokhon, kobe,
    still pending|waiting,
    কতক্ষণ, কত সময়|দেরি, কখন, কবে`),
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
    taka|tk … ase|ashe|add nai|hoyni|hoini|hoy, taka|tk kete, i|have|already paid|sent|transferred, sent … money|taka|tk,
    pathaisi|pathaichi|pathiyechi|pathalam,
    akhno|ekhno|akhono|ekhono … paini|nai, টাকা … পাইনি|পাই|আসেনি|আসে|ঢুকে|ঢোকে|কেটে|যোগ|পাঠাইছি|পাঠিয়েছি|পাঠালাম,
    এখনো|এখনও … পাইনি|পাই|আসেনি,
    লেনদেন, ট্রানজেকশন`),
  mistake: phrases(`
    wrong|incorrect trx*|txn*|transaction|number|account|amount|id, by mistake, deposit*|paid|sent … twice, refund*, money back,
    cancel … withdraw*|deposit*|request, vul|bhul number|nombor|nambar|trx*|id|account|kore, ferot|ferat, duibar|dui bar,
    ভুল নম্বর|নাম্বার|অ্যাকাউন্ট|একাউন্ট|ট্রানজেকশন|আইডি|trx*|করে, ফেরত, দুইবার|দুবার, বাতিল কর`),
  meaning: phrases(`
    what is|are|does turnover*|wager*|rollover*, understand|explain|mean … turnover*, turnover* … mean|mane|maane|ki|explain,
    টার্নওভার … মানে|=কী|=কি|বুঝি|বুঝিনা`),
  turnover: phrases(`
    turnover*, turn over, tarnover*, turnovar*, wager*, rollover*, roll over, betting requirement*,
    how much … play|bet|wager|stake … before|withdraw*,
    how much|many more … bet|bets|play|wager|stake,
    koto … khelte|khelbo|bet, ar koto … khel*, টার্নওভার, টার্ন ওভার, টানওভার, কত … খেলতে|খেলব|খেললে|বাজি, ওয়েজার`),
  balance: phrases(`
    balance*, belance*, balans*, how much … money|taka … have|account|wallet, how much … do i have, my wallet, main wallet,
    koto taka … ache|ase|asen|tulte|withdraw, koto ache|ase|asen, how much … i withdraw*, কত আছে, taka koto, কত … তুলতে, ব্যালেন্স,
    ব্যালান্স, কত টাকা … আছে|আছ, টাকা কত, ওয়ালেটে`),
  promotion: phrases(`promo*, bonus*, offer|offers, free spin*, cashback, প্রমোশন, বোনাস, অফার, ক্যাশব্যাক`),
  depositBonus: phrases(`
    deposit|first bonus|offer|promo*, first deposit*, bonus|offer … on|for|with … deposit*, ডিপোজিট|জমার বোনাস|অফার, প্রথম ডিপোজিট|জমা,
    ডিপোজিটে|জমায় … বোনাস|অফার`),
  bonusMissing: phrases(`
    bonus|cashback|rebate … not|missing|paini|painai|nai|asheni|aseni|kothay|koi, not … received|got|get|credited … bonus|cashback|rebate,
    where … bonus|cashback|rebate,
    বোনাস|ক্যাশব্যাক … পাইনি|পাই|আসেনি|কোথায়|কই|নাই`),
  vip: phrases(`vip*, my level, vip … level, loyalty, my points, how many … points, koto point*, ভিআইপি, ভি আই পি, লেভেল, পয়েন্ট`),
  referral: phrases(`refer*, invite … friend*, রেফার, আমন্ত্রণ`),
  saferPlay: phrases(`
    self exclu*, selfexclu*, exclude … myself|me, addict*, gambling problem, problem gambling, stop … gambling|playing|betting,
    time out, take … break, close|delete|remove … account, lost … all|everything, i lost … money, can not|t stop,
    sob taka … here|hariye|sesh, responsible g*, deposit limit*, limit … deposit*|loss*|bet*, set … limit*,
    nesha, khela … bondho|chere|charte, account … bondho … korte|koren|korun, আসক্ত, সব টাকা … হেরে|হারিয়ে|শেষ, নেশা, খেলা … বন্ধ|ছাড়,
    বিরতি,
    অ্যাকাউন্ট|একাউন্ট … বন্ধ … কর`),
  bets: phrases(`
    bet history, my bet|bets, did i win|lose, last|previous round|bet|game, bet … settled|lost|result, game … stuck|froze|crash*|result,
    round … result, amar bet|baji, বাজি,
    গেম … আটকে|হ্যাং, খেলার ফল`),
  profile: phrases(`
    password*, login, signin, log|sign in, লগইন, ঢুকতে পার, dhukte par*, change … email|phone|number, verify … email|phone|number,
    birthday, date of birth, my profile, two step, two factor,
    2fa, otp*, verification, verified, pasword*, phone|number|email … verify|change, পাসওয়ার্ড, প্রোফাইল, জন্মতারিখ,
    ফোন|নম্বর|ইমেইল … যাচাই|বদল|পরিবর্তন, ওটিপি`),
  complaint: phrases(`
    complain*, cheat*, scam*, fraud*, report … problem|player|issue, ovijog*, obhijog*, avijog*, nalish*, protarona*, অভিযোগ, নালিশ,
    প্রতারণা, প্রতারক, taka mere|mair*, টাকা মেরে`),
  person: phrases(`
    human|humans, real person|people|agent|human, a person, person please, live agent|person|chat|support|human,
    agent please|chai|dorkar|lagbe|sathe,
    talk|speak|chat|connect|transfer|call … agent|agents|human|person|someone|somebody|staff|operator|representative|manager,
    want|need|like to talk|speak, need|want|get|give … agent|person|operator|representative|manager, representative*, operator,
    manager, customer care|service, call center|centre, helpline|hotline, anyone|anybody|someone there, keu ache|achen|asen, কেউ আছে,
    account … block*|suspend*|lock*, অ্যাকাউন্ট|একাউন্ট … ব্লক|লক|সাসপেন্ড, লাইভ চ্যাট|সাপোর্ট, call me, manush*, manus, protinidhi*,
    kotha … bolte|bolbo|bolar, karo|keu … sathe|shathe, মানুষ,
    প্রতিনিধি, অপারেটর, ম্যানেজার, কাস্টমার কেয়ার|সার্ভিস, কথা … বলতে|বলব|বলার, কারো|কারও সাথে|সঙ্গে,
    এজেন্ট … চাই|দরকার|লাগবে|সাথে|সঙ্গে|দিন|দেন|কথা`),
  upset: phrases(`
    stupid|idiot|useless|fool|fuck*|shit*|bullshit|bastard|asshole|worst|pathetic|thief|thieves|liar*, bad|worst service|site,
    faltu|baje|dhur|chor|batpar|shala|sala|kutta|harami|haramjada|bokachoda|madarchod, 😡|🤬|😠,
    ফালতু, =বাজে, =বাল, চোর, বাটপার, শালা, কুত্তা, হারামি, হারামজাদা, মাদারচোদ, ধুর`),
  greeting: phrases(`
    hi|hii|hiii|hello|helo|hey|hallo|greetings|salam|assalam*|asalamu*|slm, as salam*, good morning|afternoon|evening|day,
    kemon acho|achen|asen|aso, how are|r you|u, ki obostha|khobor, =কী|=কি খবর|অবস্থা, হাই, হ্যালো, হেলো, সালাম, আসসালাম, আস সালাম,
    নমস্কার, আদাব,
    শুভ সকাল|সন্ধ্যা|দুপুর|বিকাল|রাত, কেমন আছ`),
  thanks: phrases(`
    thank*|thanx|thx|tnx|ty, dhonnobad|dhonyobad|donnobad|dhanyabad|shukria, got it|understood, bye|goodbye|great|perfect|cool|nice,
    good night,
    👍|🙏|❤|💚|👌,
    bujhechi|bujhesi|bujlam, ধন্যবাদ, শুকরিয়া, বুঝেছি|বুঝলাম, বিদায়, শুভ রাত্রি`),
  assent: phrases(`yes|yeah|yep|ya|ok|okay|sure|ji|jee|hae|hya|haa|ha|hmm|accha|acha, thik ache|ase, হ্যাঁ|হ্যা|হাঁ|জি|জ্বি|জী|ওকে|আচ্ছা, ঠিক আছে`),
  refusal: phrases(`no|nope|nah|na, never mind, nevermind, lagbe na, dorkar nai, =না, লাগবে না, দরকার নেই`),
};
