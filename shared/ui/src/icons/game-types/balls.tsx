/** Category pictures made of things that fly and roll. `b`: body, `l`: light, `c`: cut in the surface's colour. */
export const BALL_ICONS = {
  // A cricket bat across its ball.
  SPORTS: (
    <>
      <path
        data-tone="b"
        d="M19.6 3.3 22 1.8l1.6 2.4-2.3 1.600ZM8.2 17.4 19 5.300l3 4.4-9.6 13.700a4 4 0 0 1-5.5 1 3.9 3.9 0 0 1-.9-5.400Z"
      />
      <path data-tone="c" d="m10.3 18.3 8.2-9.4.6.9-7.5 10.300Z" />
      <circle data-tone="l" cx="23" cy="24" r="5.5" />
      <path data-tone="c" d="M20.2 20.300c2 2 3.4 4.6 3.7 7.900l1-.2c-.4-3.3-1.8-6.2-3.9-8.300Z" />
    </>
  ),
  // Numbered balls leaving a drum.
  BINGO: (
    <>
      <circle data-tone="b" cx="12" cy="12" r="9.5" />
      <circle data-tone="c" cx="11" cy="11" r="4.8" />
      <path data-tone="b" d="M10.3 8.400h1.700v5.400h-1.600v-3.700l-1 .5V9Z" />
      <circle data-tone="l" cx="23" cy="22.5" r="6.8" />
      <circle data-tone="c" cx="22.6" cy="22" r="3.4" />
      <path data-tone="l" d="M21 20.300h3.300v1l-1.5 3h-1.300l1.4-2.700H21Z" />
    </>
  ),
  // A ticket with one star.
  LOTTO: (
    <>
      <path data-tone="b" d="m3 13.3 17.5-9.6 2.2 4a2.6 2.6 0 0 0 2.4 4.400l2.2 4L9.8 25.700l-2.1-4a2.6 2.6 0 0 0-2.5-4.400Z" />
      <path data-tone="l" d="m14.3 9.9 1.9 2.7 3.3-.4-2 2.7 1.4 3-3.2-1-2.4 2.300v-3.300l-3-1.5 3.2-1.100Z" />
      <path data-tone="l" d="M24 21h5v7h-5zM17.5 25.500h5V28h-5z" />
    </>
  ),
  // A fish turning over its bubbles.
  FH: (
    <>
      <path
        data-tone="b"
        d="M2.5 17c3.2-6.2 8-9.5 13.2-9.5 4.6 0 7.6 2.7 9.2 5.2 1.4-1 3-2.6 4.6-3.2-.6 2.3-.6 12.7 0 15-1.6-.6-3.2-2.2-4.6-3.2-1.6 2.5-4.6 5.2-9.2 5.200C10.5 26.5 5.7 23.2 2.5 17Z"
      />
      <circle data-tone="c" cx="9.5" cy="15.2" r="1.7" />
      <path data-tone="l" d="M15 11.500c2 3.5 2 7.5 0 11 3-.3 5.2-2.6 5.2-5.500s-2.2-5.2-5.2-5.500Z" />
      <circle data-tone="l" cx="5" cy="6.5" r="2" />
      <circle data-tone="l" cx="9.5" cy="3.5" r="1.3" />
    </>
  ),
  // A kite-shaped rocket climbing off its curve.
  CRASH: (
    <>
      <path data-tone="l" d="M3 29c8.5 0 14-3.5 16.5-10.500l2.2.8C18.8 27.3 12.6 31.3 3 31.300Z" />
      <path data-tone="b" d="M29.5 2.500c-6.5.3-11.2 2.8-14 7.400l-5.3.8-3.7 5 5.2.5 4.2 4.1.5 5.2 5-3.7.8-5.300c4.6-2.8 7-7.5 7.3-14Z" />
      <circle data-tone="c" cx="21.3" cy="10.7" r="2.5" />
      <path data-tone="l" d="m9.8 18.6 3.6 3.6-5.7 2.100Z" />
    </>
  ),
};
