import { VARIABLE_GROUPS, type EnvironmentVariable } from '@site/serving/variables';
import { alignedTable, createBlock } from './written-block';

type VariableGroups = typeof VARIABLE_GROUPS;

const block = createBlock('variables');
const HEAD = ['variable', 'read by', 'default', 'secret', 'same on all', 'effect'];

const rowOf = (name: string, { readBy, default: otherwise, isSecret, isShared, effect }: EnvironmentVariable) => [
  `\`${name}\``,
  readBy.join(', '),
  otherwise,
  isSecret ? 'yes' : '-',
  isShared ? 'yes' : '-',
  effect,
];

const textOf = (groups: VariableGroups) =>
  Object.entries(groups)
    .map(([title, variables]) => {
      const rows = Object.entries(variables).map(([name, variable]) => rowOf(name, variable));
      return `## ${title}\n\n${alignedTable([HEAD, ...rows])}`;
    })
    .join('\n\n');

/** Replaces the tables between the markers of a paper. @throws Error when the paper has no markers */
export const withVariables = (paper: string, groups = VARIABLE_GROUPS) => block.write(paper, textOf(groups));

/** @returns true when the paper has the markers, and other tables than the schema gives */
export const hasOldVariables = (paper: string, groups = VARIABLE_GROUPS) => block.isOld(paper, textOf(groups));
