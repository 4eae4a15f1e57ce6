import { SETTINGS_BODY_BYTES, settingsPatchSchema } from '@site/platform-domains/site';
import { defineCall } from './call';

export const patchSettings = defineCall({
  method: 'PATCH',
  path: '/operator/settings',
  role: 'admin',
  input: settingsPatchSchema,
  maxBodyBytes: SETTINGS_BODY_BYTES,
  summary: 'Change general settings',
});
