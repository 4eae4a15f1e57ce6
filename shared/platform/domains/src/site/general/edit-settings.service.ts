import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { lastChanges, type SiteChange } from '../changes/changes.repository';
import { inTurn, refuseStale } from '../changes/edits.service';
import { settingDefaults } from './general.defaults';
import { readSettings } from './general.policy';
import { listSettings, writeSettings } from './general.repository';
import { forgetSettings } from './general.service';
import { deleteSettingProposal, findSettingProposal, putSettingProposal, type SettingProposal } from './setting-proposals.repository';

/** All settings as people read them. */
export interface SettingsState {
  /** Number of the last change of any setting; 0 before the first. */
  version: number;
  values: Record<string, string>;
  /** Values of a site that nobody has changed. */
  standards: Record<string, string>;
  changes: ReadonlyMap<string, SiteChange>;
  proposal: SettingProposal | null;
}

const OTHER_PROPOSAL = 'This proposal does not wait any more. Look at the settings again.';
const OWN_PROPOSAL = 'You have proposed this value. Another person has to confirm it.';

/** A higher limit lets one person decide more alone, so one person alone cannot raise it. */
const OF_TWO = 'second_person_from';

const textsOf = (settings: object) => Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, String(value)]));

const valuesIn = async (db: Executor) => textsOf(readSettings(await listSettings(db)));

const versionOf = (changes: ReadonlyMap<string, SiteChange>) => Math.max(0, ...[...changes.values()].map(({ id }) => id));

export async function viewSettings(db: Executor): Promise<SettingsState> {
  const changes = await lastChanges(db, 'setting');
  return {
    version: versionOf(changes),
    values: await valuesIn(db),
    standards: textsOf(settingDefaults),
    changes,
    proposal: await findSettingProposal(db),
  };
}

/**
 * Changes settings in one transaction. A higher limit for the decisions of one person is only proposed.
 * @param version version of the settings that the person has seen; left out by who does not care
 * @throws Refusal `funds.changed` when somebody changed a setting after that
 */
export async function editSettings(
  context: PlatformContext,
  { values, version }: { values: Record<string, string>; version?: number | undefined },
  by: string,
): Promise<SettingsState> {
  await inTurn(context, by, async (tx, note) => {
    refuseStale(version, versionOf(await lastChanges(tx, 'setting')));
    const before = await valuesIn(tx);
    const changed = Object.entries(values).filter(([key, value]) => before[key] !== value);
    const isOfTwo = ([key, value]: [string, string]) => key === OF_TWO && Number(value) > Number(before[key]);
    for (const [key, value] of changed.filter(isOfTwo)) await putSettingProposal(tx, { key, value, by, at: context.clock.now() });
    const made = changed.filter((change) => !isOfTwo(change));
    await writeSettings(tx, Object.fromEntries(made));
    for (const [key, value] of made) {
      await deleteSettingProposal(tx, key);
      await note({ kind: 'setting', subject: key, before: { value: before[key] }, after: { value } });
    }
  });
  forgetSettings(context.db);
  return viewSettings(context.db);
}

/**
 * Makes the change that another person has proposed.
 * @throws Refusal `platform.forbidden` for the own proposal; `funds.changed` when that proposal does not wait
 */
export async function confirmSetting(context: PlatformContext, proposalId: number, by: string): Promise<SettingsState> {
  await inTurn(context, by, async (tx, note) => {
    const { key, value, by: proposedBy } = await findWaiting(tx, proposalId);
    if (proposedBy === by) throw new Refusal('platform.forbidden', { message: OWN_PROPOSAL });
    const before = await valuesIn(tx);
    await writeSettings(tx, { [key]: value });
    await deleteSettingProposal(tx, key);
    await note({ kind: 'setting', subject: key, before: { value: before[key] }, after: { value, proposed_by: proposedBy } });
  });
  forgetSettings(context.db);
  return viewSettings(context.db);
}

/** Takes a proposal away; the person who proposed may do it as well. @throws Refusal `funds.changed` when that proposal does not wait */
export async function withdrawSetting(context: PlatformContext, proposalId: number, by: string): Promise<SettingsState> {
  await inTurn(context, by, async (tx) => deleteSettingProposal(tx, (await findWaiting(tx, proposalId)).key));
  return viewSettings(context.db);
}

async function findWaiting(tx: Executor, id: number): Promise<SettingProposal> {
  const proposal = await findSettingProposal(tx);
  if (proposal?.id !== id) throw new Refusal('funds.changed', { message: OTHER_PROPOSAL });
  return proposal;
}
