import { useAddress } from '@site/remote/address';

const NUMBER = { default: '', pattern: /^[DWA]\d{1,15}$/ };
const FIELDS = { record: NUMBER, details: NUMBER };

/** Which record is open, in the address: `record` in the popup, `details` in place of the list. Back closes it. */
export function useOpened() {
  const { values, change, addressOf } = useAddress(FIELDS);
  return { ...values, change, addressOf };
}
