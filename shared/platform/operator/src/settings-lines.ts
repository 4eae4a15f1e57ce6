import type { SettingsView } from './settings.shapes';
import { terminalText } from './terminal-text';

const INDENT = '    ';

/** Lines for a terminal: each setting with its value, and who changed it last. */
export const settingsLines = ({ rows, proposal, version }: SettingsView) =>
  [...rows.map(settingLine), ...(proposal ? [proposalLine(proposal)] : []), `version ${version}`].join('\n');

const settingLine = ({ key, value, changed }: SettingsView['rows'][number]) =>
  `${key.padEnd(22)}  ${terminalText(value, INDENT)}${changed ? `\n${INDENT}changed by ${changed.by}  ${changed.at}, before: ${terminalText(changed.before, INDENT)}` : ''}`;

const proposalLine = ({ id, key, value, by, at }: NonNullable<SettingsView['proposal']>) =>
  `${by} proposes ${key}=${terminalText(value)}  ${at}\n${INDENT}Another person: setting-proposal confirm ${id}, or setting-proposal withdraw ${id}`;
