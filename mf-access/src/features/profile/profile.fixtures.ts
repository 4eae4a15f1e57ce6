import type { OtherPhone } from '@site/api/contracts/account';
import { sampleProfile } from '@site/testing/fixtures';

/** A new player, with nothing verified. */
export const PROFILE = sampleProfile({ session_id: '0', vip_coin: 12_450 });

export const EXTRA: OtherPhone = { contract_value: '01811111111', isverify: 0 };
