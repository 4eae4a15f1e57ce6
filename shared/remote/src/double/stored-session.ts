import type { LoginAnswer } from '@site/api/contracts/access';

/** What a log-in leaves in storage. @see spec A 4 */
export const storedAtLogin = (answer: LoginAnswer, isNewPlayer: boolean): [key: string, value: string][] => [
  ['token', answer.token],
  ['remote_id', answer.remote_id],
  ['username', answer.username],
  ['exchangeToken', answer.exchange[0]?.token ?? ''],
  ['popup', '1'],
  ['regPopup', isNewPlayer ? '1' : '0'],
];
