import { call } from '@site/api';
import { getOtherPhones, userShow } from '@site/api/contracts/account';
import { queryOptions } from '@site/remote';

/** Beginning of the query keys of profiles. */
export const PROFILE = ['account', 'profile'] as const;

/** Query for the player's own profile; it fails with ApiError. @see ACCESS-087 */
export const profileQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...PROFILE, remoteId],
    queryFn: ({ signal }) => call(userShow, { remote_id: remoteId }, { signal }),
  });

/** Beginning of the query keys of extra phone numbers. */
export const PHONES = ['account', 'phones'] as const;

/** Query for the player's extra phone numbers; it fails with ApiError. @see ACCESS-100 */
export const phonesQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...PHONES, remoteId],
    queryFn: ({ signal }) => call(getOtherPhones, {}, { signal }).then(({ data }) => data),
  });

/** Query key of the number of unread messages, which the shell shows. */
export const UNREAD = ['account', 'unread'] as const;
