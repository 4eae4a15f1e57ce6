/** Words for a failure without a message of the platform. */
export const OWN_WORDS = {
  refused: 'Something went wrong on our side. Please try again.',
  unreachable: 'Check your connection and try again.',
};
