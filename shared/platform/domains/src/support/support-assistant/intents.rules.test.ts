import fc from 'fast-check';
import { isUnderstood, readMessage } from './intents.rules';

const topicsOf = (text: string) => readMessage(text).topics;

it.each([
  ['where is my deposit', ['deposit']],
  ['Where is my DEPOSIT???', ['deposit']],
  ['depositt', ['deposit']],
  ['my deopsit is not there', ['deposit']],
  ['I paid but my deposit has not arrived', ['deposit']],
  ['my recharge is missing', ['deposit']],
  ['I sent cash in by Padma', ['deposit']],
  ['trx PW7M2Q9XTA', ['deposit']],
  ['PW7M2Q9XTA', ['deposit']],
  ['amar deposit kothay', ['deposit']],
  ['vai amr diposit ta koi', ['deposit']],
  ['joma hoyni', ['deposit']],
  ['আমার ডিপোজিট কোথায়', ['deposit']],
  ['ডিপোজিটের টাকা পাইনি', ['deposit']],
  ['জমা', ['deposit']],
  ['টাকা জমা হয়নি কেন?', ['deposit']],
  ['টাকা কোথায়', ['money']],
  ['আমার টাকা কই', ['money']],
  ['amar taka kothay', ['money']],
  ['taka paini ekhono', ['money']],
  ['vai taka kete niche kintu add hoy nai', ['money']],
  ['ami 500 taka pathaisi, ashe nai', ['money']],
  ['ভাই টাকা ঢুকে নাই', ['money']],
  ['টাকা কেটে নিছে কিন্তু যোগ হয় নাই', ['money']],
  ['my money was deducted but not added', ['money']],
  ['where is my money?', ['money']],
  ['I have not received my money', ['money']],
  ['withdrawal status', ['withdrawal']],
  ['my withdrawl is pending', ['withdrawal']],
  ['when is my cash out paid', ['withdrawal']],
  ['amar withdraw kobe pabo', ['withdrawal']],
  ['taka tulte parchi na', ['withdrawal']],
  ['টাকা তুলতে পারছি না', ['withdrawal']],
  ['Where is my withdrawal?', ['withdrawal']],
  ['আমার উত্তোলনের টাকা কোথায়?', ['withdrawal']],
  ['উইথড্র কবে পাব', ['withdrawal']],
  ['উত্তোলন', ['withdrawal']],
  ['turnover left', ['turnover']],
  ['How much turnover is left?', ['turnover']],
  ['আমার টার্নওভার কত বাকি?', ['turnover']],
  ['how much turnover do I still have?', ['turnover']],
  ['what is my turnovr', ['turnover']],
  ['how much must I play before that?', ['turnover']],
  ['how much more do I need to bet to withdraw', ['turnover']],
  ['amar koto turnover baki', ['turnover']],
  ['ar koto khelte hobe', ['turnover']],
  ['আর কত টার্নওভার বাকি', ['turnover']],
  ['কত টাকা খেলতে হবে', ['turnover']],
  ['balance', ['balance']],
  ['amar account e koto ache', ['balance']],
  ['how much money do I have', ['balance']],
  ['amar koto taka ache', ['balance']],
  ['আমার ব্যালেন্স কত?', ['balance']],
  ['What is my balance?', ['balance']],
  ['any bonus today', ['promotion']],
  ['নতুন অফার আছে?', ['promotion']],
  ['what is my vip level', ['vip']],
  ['ভিআইপি পয়েন্ট', ['vip']],
  ['refer a friend', ['referral']],
  ['I want to complain', ['complaint']],
  ['ami ovijog korte chai', ['complaint']],
  ['অভিযোগ করতে চাই', ['complaint']],
  ['I want to stop gambling', ['saferPlay']],
  ['I lost all my money', ['saferPlay']],
  ['please delete my account', ['saferPlay']],
  ['আমার সব টাকা হেরে গেছি', ['saferPlay']],
  ['set a deposit limit', ['saferPlay']],
  ['ami khela bondho korte chai', ['saferPlay']],
  ['আমি খেলায় আসক্ত', ['saferPlay']],
  ['I want to talk to a person', ['person']],
  ['আমি একজন মানুষের সঙ্গে কথা বলতে চাই', ['person']],
  ['agent', ['person']],
  ['is anyone there', ['person']],
  ['call center number', ['person']],
  ['কেউ আছেন?', ['person']],
  ['Agent please!', ['person']],
  ['I need a human', ['person']],
  ['can I speak with someone', ['person']],
  ['customer care', ['person']],
  ['connect me to an operator', ['person']],
  ['manusher sathe kotha bolte chai', ['person']],
  ['protinidhi din', ['person']],
  ['মানুষ', ['person']],
  ['একজন মানুষের সাথে কথা বলব', ['person']],
  ['প্রতিনিধি', ['person']],
  ['এজেন্ট', ['person']],
  ['এজেন্টের সাথে কথা বলতে চাই', ['person']],
  ['are you a bot?', ['who']],
  ['u r a robot?', ['who']],
  ['am I talking to a human?', ['who']],
  ['apni ki manush?', ['who']],
  ['আপনি কি মানুষ?', ['who']],
  ['how do I deposit', ['howToDeposit']],
  ['how long does a deposit take', ['howToDeposit']],
  ['withdraw e kotokkhon lage', ['howToWithdraw']],
  ['kivabe deposit korbo', ['howToDeposit']],
  ['কীভাবে ডিপোজিট করব', ['howToDeposit']],
  ['how to withdraw my money', ['howToWithdraw']],
  ['কিভাবে টাকা তুলব', ['howToWithdraw']],
  ['what is the minimum deposit', ['howToDeposit']],
  ['সর্বনিম্ন কত টাকা ডিপোজিট করা যায়', ['howToDeposit']],
  ['I forgot my password', ['profile']],
  ['login problem', ['profile']],
  ['ফোন নম্বর যাচাই করব কীভাবে', ['profile']],
  ['where are my bets', ['bets']],
  ['what can you do', ['help']],
  ['সাহায্য করুন', ['help']],
  ['i dont understand', ['help']],
  ['বুঝলাম না', ['help']],
  ['কিছুই বুঝি না', ['help']],
  ['how long', ['howLong']],
  ['when?', ['howLong']],
  ['আর কতক্ষণ লাগবে', ['howLong']],
  ['kokhon pabo', ['howLong']],
  ['but I paid it!', ['money']],
  ['akhno paini', ['money']],
  ['ভাই টাকা পাঠাইছি এখনো পাই নাই', ['money']],
  ['I want to deposit', ['howToDeposit']],
  ['bkash number din', ['howToDeposit']],
  ['বিকাশ নাম্বার দেন', ['howToDeposit']],
  ['বিকাশে কীভাবে টাকা দিব', ['howToDeposit']],
  ['deposit koto kore kora jay', ['howToDeposit']],
  ['can I withdraw now?', ['howToWithdraw']],
  ['টাকা তুলতে চাই', ['howToWithdraw']],
  ['koto taka tulte parbo', ['withdrawal', 'balance']],
  ['what is turnover', ['meaning', 'turnover']],
  ['টার্নওভার মানে কী', ['meaning', 'turnover']],
  ['how much more to bet', ['turnover']],
  ['i gave wrong trx id', ['deposit', 'mistake']],
  ['cancel my withdrawal', ['withdrawal', 'mistake']],
  ['taka ferot chai', ['mistake']],
  ['ভুল নাম্বারে টাকা গেছে', ['mistake']],
  ['how much bonus do i get on first deposit', ['depositBonus']],
  ['bonus not received', ['bonusMissing']],
  ['বোনাস পাইনি', ['bonusMissing']],
  ['my friend did not get referral bonus', ['referral']],
  ['refer korle koto taka pabo', ['referral']],
  ['did i win last round?', ['bets']],
  ['account e dhukte parchi na', ['profile']],
  ['পাসওয়ার্ড ভুলে গেছি', ['profile']],
  ['what is your name', ['who']],
  ['টাকা মেরে দিছে', ['complaint']],
  ['আমার একাউন্ট ব্লক কেন', ['person']],
])('takes "%s" for a question about %s', (text, topics) => {
  expect(topicsOf(text)).toEqual(topics);
});

it('understands several questions at once, in the order of the answer', () => {
  expect(topicsOf('How much turnover is left and where is my deposit?')).toEqual(['deposit', 'turnover']);
  expect(topicsOf('where is my deposit, I want to talk to a person')).toEqual(['deposit', 'person']);
});

it('leaves general questions out where a more exact one is asked, and within a long sentence', () => {
  expect(topicsOf('how long does my withdrawal take, please help')).toEqual(['howToWithdraw']);
  expect(topicsOf('when will you open your new office in our town')).toEqual([]);
});

it('does not take the account type Agent for a call for a person', () => {
  expect(topicsOf('I paid my deposit to an agent number')).toEqual(['deposit']);
  expect(topicsOf('এজেন্ট নম্বরে ডিপোজিট করেছি')).toEqual(['deposit']);
  expect(topicsOf('agent number e taka pathaisi')).toEqual(['money']);
  expect(topicsOf('how to withdraw with an agent account')).toEqual(['howToWithdraw']);
});

it.each(['how are you', 'আপনি কেমন আছেন', 'salam', 'Hello', 'আসসালামু আলাইকুম', 'কেমন আছেন'])('takes "%s" for a greeting', (text) => {
  expect(readMessage(text)).toMatchObject({ topics: [], manners: ['greeting'] });
});

it.each(['thanks a lot', 'ধন্যবাদ ভাই', 'dhonnobad', '👍🏽', '❤️', 'good night'])('takes "%s" for thanks', (text) => {
  expect(readMessage(text)).toMatchObject({ topics: [], manners: ['thanks'] });
});

it.each(['you are stupid', 'বাল', 'dhur faltu site', '😡'])('takes "%s" for an upset message', (text) => {
  expect(readMessage(text)).toMatchObject({ topics: [], manners: ['upset'] });
});

it.each(['yes', 'ok', 'হ্যাঁ', 'জি', 'ji', 'haa thik ache'])('takes "%s" for an assent', (text) => {
  expect(readMessage(text)).toMatchObject({ topics: [], manners: ['assent'] });
});

it.each(['no', 'No.', 'না', 'never mind', 'লাগবে না'])('takes "%s" for a refusal', (text) => {
  expect(readMessage(text)).toMatchObject({ topics: [], manners: ['refusal'] });
});

it.each([
  'lorem ipsum',
  'yes my screen is all black',
  'গেম খেলতে পারছি না',
  'asdf',
  '???',
  '😀',
  'আকাশ নীল',
  'this website colour',
  'কেন',
  'moneybags',
  '1000',
  '',
])('does not understand "%s"', (text) => {
  expect(isUnderstood(readMessage(text))).toBe(false);
});

it('ignores letters without width, other forms of a letter, and capitals', () => {
  expect(topicsOf('d\u200be\u200bposit')).toEqual(['deposit']);
  expect(topicsOf('\u202etopic DEPOSIT\u202c')).toEqual(['deposit']);
  expect(topicsOf('ｄｅｐｏｓｉｔ')).toEqual(['deposit']);
  expect(topicsOf('টাকা কোথা\u09af\u09bc')).toEqual(['money']);
  expect(topicsOf('টাকা কোথা\u09df')).toEqual(['money']);
});

it('finds the topic file only where one is attached', () => {
  expect(readMessage('', true).topics).toEqual(['file']);
  expect(readMessage('my deposit', true).topics).toEqual(['deposit', 'file']);
});

it('reads any text without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      readMessage(text);
    }),
  );
});
