import type { Language } from '@site/api/contracts/site';
import { sql, type SQL } from '@site/platform-kit/data/sql';

/** One kind of data in the archive, in a file of each format. */
export interface DataKind {
  /** Name of the files. */
  name: string;
  /** Description, for the file that explains the archive. */
  words: Record<Language, string>;
  /** Tables whose rows it has. */
  tables: readonly string[];
  /** Query with one JSON column `row`. @param player id as SQL text, because a cursor takes no parameters */
  rows(player: SQL): SQL;
}

interface Source {
  /** Columns that are no data of the player: secrets, keys of the platform, names of other people. */
  without?: readonly string[];
  /** Condition for the row `t`; default: its `player_id`. */
  of?: (player: SQL) => SQL;
}

/** All rows of a table that belong to the player. Columns that the table gets later are in the archive by themselves. */
const table = (name: string, from: string, en: string, bn: string, { without = [], of }: Source = {}): DataKind => ({
  name,
  words: { en, bn },
  tables: [from],
  rows: (player) => sql`
    select to_jsonb(t) - ${textArray(['player_id', ...without])} as row from ${sql.identifier(from)} t
    where ${of ? of(player) : sql`t.player_id = ${player}`}`,
});

/** Names of columns are part of the code, so they need no parameter. */
const textArray = (names: readonly string[]) => sql`array[${sql.raw(names.map((name) => `'${name}'`).join(', '))}]::text[]`;

const child =
  (key: string, parent: string, parentKey = 'id') =>
  (player: SQL) =>
    sql`${sql.raw(`t.${key} in (select ${parentKey} from ${parent} where player_id = `)}${player})`;

const CHATS = (player: SQL) => sql`t.chat_id in (select id from chat where player_id = ${player})`;

const PERSON: readonly DataKind[] = [
  table('profile', 'players', 'Your profile', 'আপনার প্রোফাইল', {
    without: ['password_hash', 'username_key', 'email_key', 'phone_key', 'referred_by'],
    of: (player) => sql`t.id = ${player}`,
  }),
  table('extra-phones', 'other_phones', 'Extra phone numbers', 'অতিরিক্ত ফোন নম্বর', { without: ['phone_key'] }),
  table('verified-phones', 'verified_numbers', 'Numbers that are verified as yours', 'আপনার বলে যাচাই করা নম্বর'),
  table('sessions', 'sessions', 'Log-ins of your devices', 'আপনার ডিভাইসগুলোর লগইন', { without: ['exchange_token_hash', 'device_hash'] }),
  table('log-ins', 'login_history', 'History of log-ins', 'লগইনের ইতিহাস'),
  table('devices', 'known_devices', 'Devices that you have used', 'আপনার ব্যবহার করা ডিভাইস', { without: ['device_hash'] }),
  table('authenticator-app', 'two_step', 'Your authenticator app', 'আপনার অথেনটিকেটর অ্যাপ', { without: ['sealed_secret', 'last_step'] }),
  table('recovery-codes', 'recovery_codes', 'Recovery codes, without the codes', 'রিকভারি কোডের তালিকা, কোড ছাড়া', {
    without: ['code_hash'],
  }),
  table('actions', 'audit_log', 'Actions that we noted for your safety', 'নিরাপত্তার জন্য লিখে রাখা কাজ', {
    without: ['who', 'call', 'outcome', 'detail'],
    of: (player) => sql`t.player_id = ${player} and t.who is null`,
  }),
  table('identity-documents', 'identity_document', 'Documents that prove who you are', 'আপনার পরিচয়পত্র', { without: ['decided_by'] }),
  table('identity-files', 'identity_file', 'Files of these documents, without their content', 'এসব পরিচয়পত্রের ফাইল, বিষয়বস্তু ছাড়া', {
    without: ['body'],
    of: child('document_id', 'identity_document'),
  }),
  table('archives', 'data_export', 'Archives that you have asked for', 'আপনার চাওয়া আর্কাইভ', { without: ['taken_until', 'tries'] }),
  table('closings', 'account_closing', 'Closings of your account', 'অ্যাকাউন্ট বন্ধের অনুরোধ'),
];

const MONEY: readonly DataKind[] = [
  table('wallets', 'account', 'Your wallets with their balance', 'আপনার ওয়ালেট ও ব্যালেন্স', {
    of: (player) => sql`t.player_id = ${player} and t.owner = 'player'`,
  }),
  {
    name: 'wallet-entries',
    words: { en: 'Every movement of your wallets', bn: 'আপনার ওয়ালেটের প্রতিটি লেনদেন' },
    tables: ['posting', 'journal'],
    rows: (player) => sql`
      select jsonb_build_object('id', j.id, 'at', j.created_at, 'wallet', a.kind, 'kind', j.kind, 'ref_type', j.ref_type, 'ref_id', j.ref_id,
        'amount', p.amount) as row
      from posting p join account a on a.id = p.account_id join journal j on j.id = p.journal_id
      where a.player_id = ${player} and a.owner = 'player' order by p.journal_id, p.position`,
  },
  table('held-for-bets', 'hold', 'Money that open bets hold', 'চলমান বাজিতে আটকে থাকা টাকা'),
  table('requests', 'cash_transaction', 'Deposits and withdrawals', 'জমা ও উত্তোলন', { without: ['trx_key', 'quote_id'] }),
  table('request-steps', 'cash_transaction_event', 'Steps of deposits and withdrawals', 'জমা ও উত্তোলনের ধাপ', {
    without: ['actor'],
    of: child('transaction_id', 'cash_transaction'),
  }),
  table('receipts', 'receipt', 'Receipts that you have sent, without the file', 'আপনার পাঠানো রসিদ, ফাইল ছাড়া', { without: ['body'] }),
  table('deposit-numbers', 'deposit_quote', 'Numbers that you were given for deposits', 'জমার জন্য দেওয়া নম্বর'),
  table('turnovers', 'turnover_ticket', 'Turnovers', 'টার্নওভার'),
  table('turnover-entries', 'turnover_entry', 'Bets that count for a turnover', 'টার্নওভারে গণনা করা বাজি', {
    of: child('ticket_id', 'turnover_ticket'),
  }),
  table('vip', 'vip_account', 'VIP level and points', 'ভিআইপি লেভেল ও পয়েন্ট'),
  table('vip-months', 'vip_history', 'VIP levels by month', 'মাস অনুযায়ী ভিআইপি লেভেল'),
  table('vip-points', 'vip_received', 'VIP points that you have earned', 'পাওয়া ভিআইপি পয়েন্ট'),
  table('vip-points-used', 'vip_used', 'VIP points that you have changed to money', 'টাকায় বদলানো ভিআইপি পয়েন্ট'),
  table('referral-rewards', 'referral_reward', 'Rewards for referrals', 'রেফারেলের পুরস্কার'),
];

const PLAY: readonly DataKind[] = [
  table('bets', 'bet_record', 'Results of your bets in games', 'গেমে আপনার বাজির ফল'),
  table('game-sessions', 'game_session', 'Games that you have opened', 'আপনার খোলা গেম', {
    without: ['launch_token_hash', 'external_url'],
  }),
  table('game-rounds', 'game_round', 'Rounds of games', 'গেমের রাউন্ড', { of: child('session_id', 'game_session') }),
  table('game-transactions', 'seamless_transaction', 'Stakes and wins of games', 'গেমের বাজি ও জয়', {
    without: ['request_hash', 'response'],
  }),
  table('game-transfers', 'game_transfer', 'Transfers to games with a wallet of their own', 'আলাদা ওয়ালেটের গেমে পাঠানো টাকা', {
    without: ['attempts', 'next_try_at'],
  }),
  table('game-choices', 'game_wallet_choice', 'Your choice for game wallets', 'গেম ওয়ালেটের পছন্দ'),
  table('favourites', 'favourite_game', 'Favourite games', 'প্রিয় গেম'),
  table('cashback', 'cashback', 'Cashback by week', 'সপ্তাহ অনুযায়ী ক্যাশব্যাক'),
  table('free-bets', 'free_bet', 'Free bets', 'ফ্রি বেট', { without: ['reason', 'proposed_by', 'decided_by', 'request_key'] }),
  table('free-spins', 'free_spins', 'Free spins', 'ফ্রি স্পিন', {
    without: ['reason', 'proposed_by', 'decided_by', 'ended_by', 'request_key'],
  }),
  table('tournaments', 'tournament_player', 'Tournaments that you have joined', 'আপনার যোগ দেওয়া টুর্নামেন্ট', { without: ['pay_at'] }),
  table('missions', 'mission_claim', 'Prizes of missions', 'মিশনের পুরস্কার'),
  table('exchange-bets', 'exchange_bet', 'Bets at the exchange', 'এক্সচেঞ্জের বাজি', { without: ['request_hash', 'client_ref', 'fill'] }),
  table('exchange-matches', 'exchange_fill', 'Matched parts of these bets', 'এসব বাজির মিলে যাওয়া অংশ', {
    without: ['counter'],
    of: child('bet_id', 'exchange_bet'),
  }),
  table('price-alerts', 'exchange_price_alert', 'Price alerts', 'দরের অ্যালার্ট'),
  table('auto-cash-outs', 'exchange_auto_cash_out', 'Automatic cash-outs', 'স্বয়ংক্রিয় ক্যাশ-আউট'),
  table('exchange-records', 'exchange_record', 'Records of the exchange', 'এক্সচেঞ্জের রেকর্ড'),
  table('exchange-results', 'exchange_profit', 'Profit and loss by market', 'মার্কেট অনুযায়ী লাভ-ক্ষতি'),
  table('exchange-settlements', 'exchange_settlement', 'Settlements of markets', 'মার্কেটের নিষ্পত্তি'),
  table('exchange-pins', 'exchange_pin', 'Pinned events', 'পিন করা ইভেন্ট'),
  table('limits', 'play_limit', 'Limits that you have set', 'আপনার ঠিক করা সীমা'),
  table('times', 'play_timer', 'Session limit and reality check', 'সেশনের সীমা ও সময়ের মনে করানো'),
  table('play-sessions', 'play_session', 'Sessions of play', 'খেলার সেশন'),
  table('breaks', 'restriction', 'Breaks and exclusions', 'বিরতি ও এক্সক্লুশন'),
  table('safer-play', 'safer_play_event', 'Changes of limits and breaks', 'সীমা ও বিরতির পরিবর্তন'),
];

const WORDS: readonly DataKind[] = [
  table('inbox', 'inbox_messages', 'Messages in your inbox', 'ইনবক্সের বার্তা'),
  table('chats', 'chat', 'Your chat with customer service', 'গ্রাহক সেবার সঙ্গে আপনার চ্যাট'),
  table('chat-messages', 'chat_message', 'Messages of the chat', 'চ্যাটের বার্তা', { of: CHATS }),
  table('chat-files', 'chat_attachment', 'Files of the chat, without their content', 'চ্যাটের ফাইল, বিষয়বস্তু ছাড়া', {
    without: ['body'],
    of: (player) => sql`t.message_id in (select m.id from chat_message m join chat c on c.id = m.chat_id where c.player_id = ${player})`,
  }),
  table('complaints', 'complaint', 'Complaints', 'অভিযোগ'),
  table('complaint-words', 'complaint_entry', 'Words of complaints', 'অভিযোগের লেখা'),
  table('notifications', 'push_devices', 'Devices that get notifications', 'নোটিফিকেশন পাওয়া ডিভাইস', {
    without: ['endpoint', 'auth', 'p256dh'],
  }),
  table('notifications-off', 'push_kinds_off', 'Notifications that you have switched off', 'বন্ধ রাখা নোটিফিকেশন'),
  table('promotions', 'marketing_choice', 'Your choices about promotions', 'প্রমোশনের বার্তা নিয়ে আপনার পছন্দ'),
  table('uploads', 'stored_bytes', 'Bytes that you have sent by day', 'দিন অনুযায়ী পাঠানো ফাইলের আকার'),
];

/** All kinds, in the order of the archive. */
export const DATA_KINDS: readonly DataKind[] = [...PERSON, ...MONEY, ...PLAY, ...WORDS];

/** Tables with rows of a player that are in no archive -> the reason. */
export const KEPT_BACK: Readonly<Record<string, string>> = {
  bet_day: 'sums of the bets, which are in the archive',
  played_total: 'sum of the bets, which are in the archive',
  open_round: 'keys of rounds whose bets are in the archive',
  cash_transaction_proposal: 'decisions of staff that are not made yet',
  confirmations: 'secrets',
  data_export_file: 'the archive itself',
  money_call: 'copies of answers that were sent to the player',
  otp: 'secrets',
  player_note: 'words of staff about their work',
  push_messages: 'copies of news in the inbox, sent within minutes',
  referral_flag: 'names other players',
  session_tokens: 'secrets',
  supplier_sessions: 'belongs to the supplier of the games',
  supplier_rounds: 'belongs to the supplier of the games',
  supplier_seeds: 'belongs to the supplier of the games',
  supplier_transfers: 'belongs to the supplier of the games',
  supplier_wallets: 'belongs to the supplier of the games',
};
