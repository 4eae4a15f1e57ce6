const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that take tens of seconds each. They start first, so that none of them runs alone at the end. */
const LONG = [
  'shared/generators/src/generated',
  'shared/release/src/command/',
  'shared/build/src/build',
  'shared/release/src/store/crash',
  'shared/generators/src/refused',
  'shared/release/src/gate/gate',
  'shared/platform/demo-games/src/engines/rtp',
  'shared/edge/src/channel-document/channel-document',
];

const rankOf = ({ path }) => {
  const rank = LONG.findIndex((place) => path.replaceAll('\\', '/').includes(place));
  return rank === -1 ? LONG.length : rank;
};

/** Sorts the long files first, because a fresh clone has no times of earlier runs and Jest would sort by file size. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
};
