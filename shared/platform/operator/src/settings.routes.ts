import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import {
  confirmSetting as confirm,
  editSettings,
  type SettingsState,
  viewSettings,
  withdrawSetting as withdraw,
} from '@site/platform-domains/site';
import { given } from './given';
import { operatorRoute } from './operator-route';
import { confirmSetting, patchSettings, readSettings, withdrawSetting } from './settings.calls';
import { SETTING_FIELDS, type SettingKey, type SettingsView } from './settings.shapes';

/** Calls for the general settings. */
export const operatorSettingsModule: PlatformModule = (app) => {
  operatorRoute(app, readSettings, async (_none, { db }) => presentSettings(await viewSettings(db)));
  operatorRoute(app, patchSettings, async ({ version, ...values }, context, { name }) =>
    presentSettings(
      await editSettings(context, { values: given(values), version: version === undefined ? undefined : Number(version) }, name),
    ),
  );
  operatorRoute(app, confirmSetting, async ({ proposal }, context, { name }) => presentSettings(await confirm(context, proposal, name)));
  operatorRoute(app, withdrawSetting, async ({ proposal }, context, { name }) => presentSettings(await withdraw(context, proposal, name)));
};

const KEYS = Object.keys(SETTING_FIELDS) as SettingKey[];

const valueOf = (snapshot: object | null) => String((snapshot as { value?: string } | null)?.value ?? '');

const presentSettings = ({ version, values, standards, changes, proposal }: SettingsState): SettingsView => ({
  version,
  rows: KEYS.map((key) => {
    const change = changes.get(key);
    return {
      key,
      value: values[key] ?? '',
      standard: standards[key] ?? '',
      changed: change ? { by: change.by, at: change.at.toISOString(), before: valueOf(change.before) } : null,
    };
  }),
  proposal: proposal && { ...proposal, key: proposal.key as SettingKey, at: proposal.at.toISOString() },
});
