const { default: Sequencer } = require('@jest/test-sequencer');

/** Each takes tens of seconds; one that began last would keep a single worker while the others have nothing left. */
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

/** A fresh clone knows nothing of earlier runs, and Jest would go by the length of files. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
  }
};
