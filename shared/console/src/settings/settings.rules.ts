import { SETTING_FIELDS, SETTING_TEXT_MAX, type SettingField, type SettingKey, type SettingsView } from '@site/platform-operator/calls';

export type SettingRow = SettingsView['rows'][number];

/** Values that a person has typed and not saved. */
export type SettingsDraft = Partial<Record<SettingKey, string>>;

/** A setting with its old and its new value. */
export interface SettingDifference {
  key: SettingKey;
  before: string;
  after: string;
}

export const fieldOf = (key: SettingKey): SettingField => SETTING_FIELDS[key];

/** Settings that the draft gives another value, in the order of the page. */
export const differencesOf = (rows: readonly SettingRow[], draft: SettingsDraft): SettingDifference[] =>
  rows.flatMap(({ key, value }) => {
    const after = draft[key];
    return after === undefined || after === value ? [] : [{ key, before: value, after }];
  });

/** Key of the text for a value that the setting cannot have; null for one that it can. */
export function problemOf(key: SettingKey, value: string): 'whole' | 'range' | 'pattern' | 'long' | null {
  const field = fieldOf(key);
  if (field.kind === 'whole') {
    if (!/^\d{1,10}$/.test(value)) return 'whole';
    return Number(value) < field.least || Number(value) > field.most ? 'range' : null;
  }
  if (field.kind === 'choice') return null;
  if (value.length > SETTING_TEXT_MAX) return 'long';
  return field.pattern && !field.pattern.test(value) ? 'pattern' : null;
}

/** True for a change that one person alone only proposes. */
export const needsSecond = ({ key, before, after }: SettingDifference) => key === 'second_person_from' && Number(after) > Number(before);
