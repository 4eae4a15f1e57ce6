import { useAddress } from '@site/remote/address';

const NUMBER = { default: '', pattern: /^[DWA]\d{1,15}$/ };
const FIELDS = { record: NUMBER, details: NUMBER };

/** Id of the open record in the address: `record` for the popup, `details` for the view in place of the list. Back closes it. */
export function useOpened() {
  const { values, change, addressOf } = useAddress(FIELDS);
  return { ...values, change, addressOf };
}
