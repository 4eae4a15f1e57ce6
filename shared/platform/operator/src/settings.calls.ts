import * as z from '@site/api/schema';
import { defineCall } from './call';
import { SETTINGS_BODY_BYTES, settingsPatchSchema, settingsViewSchema } from './settings.shapes';

export const readSettings = defineCall({
  method: 'GET',
  path: '/operator/settings',
  role: 'admin',
  input: z.strictObject({}),
  output: settingsViewSchema,
  summary: 'General settings with their values, and who changed each last',
});

export const patchSettings = defineCall({
  method: 'PATCH',
  path: '/operator/settings',
  role: 'admin',
  input: settingsPatchSchema,
  output: settingsViewSchema,
  maxBodyBytes: SETTINGS_BODY_BYTES,
  summary: 'Change general settings; a higher `second_person_from` waits for a second person',
});

const proposal = z.strictObject({ proposal: z.pipe(z.text({ max: 15, pattern: /^\d{1,15}$/ }), z.transform(Number)) });

export const confirmSetting = defineCall({
  method: 'POST',
  path: '/operator/setting-proposals/:proposal/confirm',
  role: 'admin',
  input: proposal,
  output: settingsViewSchema,
  summary: 'Make the change of a setting that another person has proposed',
});

export const withdrawSetting = defineCall({
  method: 'POST',
  path: '/operator/setting-proposals/:proposal/withdraw',
  role: 'admin',
  input: proposal,
  output: settingsViewSchema,
  summary: 'Take the proposed change of a setting away',
});
