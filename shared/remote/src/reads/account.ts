import { call } from '@site/api';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import { queryOptions } from '@site/remote';

export const PROFILE = ['account', 'profile'] as const;

export const profileQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...PROFILE, remoteId],
    queryFn: ({ signal }) => call(userShow, { remote_id: remoteId }, { signal }),
  });

export const PHONES = ['account', 'phones'] as const;

export const phonesQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...PHONES, remoteId],
    queryFn: ({ signal }) => call(getOtherPhones, {}, { signal }).then(({ data }) => data),
  });

/** Number of unread messages, as the shell shows it. */
export const UNREAD = ['account', 'unread'] as const;
