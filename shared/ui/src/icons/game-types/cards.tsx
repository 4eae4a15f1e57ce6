/** Category pictures from the card table. */
export const CARD_ICONS = {
  // A dealer's card and the red light of a live table.
  LIVE: (
    <>
      <path
        data-tone="b"
        d="M4 8.500A2.5 2.5 0 0 1 6.5 6h11A2.5 2.5 0 0 1 20 8.500v17a2.5 2.5 0 0 1-2.5 2.500h-11A2.5 2.5 0 0 1 4 25.500Z"
      />
      <path
        data-tone="c"
        d="M12 11.500c2.8 3 4.5 4.6 4.5 6.800a2.5 2.5 0 0 1-3.6 2.200l.8 2.500h-3.400l.8-2.500a2.5 2.5 0 0 1-3.6-2.200c0-2.2 1.7-3.8 4.5-6.800Z"
      />
      <circle data-tone="l" cx="24.5" cy="7.5" r="3" />
      <path data-tone="l" d="M23.5 13h2v11.500a2 2 0 0 1-2 2ZM28.3 2.700l1.3-1.200a9 9 0 0 1 0 12l-1.3-1.200a7.2 7.2 0 0 0 0-9.600Z" />
    </>
  ),
  // A roulette wheel seen from above.
  TABLE: (
    <>
      <circle data-tone="b" cx="16" cy="16" r="13.5" />
      <circle data-tone="c" cx="16" cy="16" r="9.3" />
      <path
        data-tone="l"
        d="M15 2.500h2v4.300h-2ZM15 25.200h2v4.300h-2ZM2.5 15h4.300v2H2.500ZM25.2 15h4.300v2h-4.300ZM5.8 7.200l1.4-1.4 3 3-1.4 1.400ZM21.8 23.200l1.4-1.4 3 3-1.4 1.400ZM24.8 5.800l1.4 1.4-3 3-1.4-1.400ZM8.8 21.800l1.4 1.4-3 3-1.4-1.400Z"
      />
      <circle data-tone="b" cx="16" cy="16" r="5.3" />
      <circle data-tone="l" cx="16" cy="16" r="2.2" />
      <circle data-tone="l" cx="22" cy="11.5" r="1.7" />
    </>
  ),
  // Two cards held and a chip.
  POKER: (
    <>
      <path
        data-tone="b"
        d="M3.6 7.7 14 4.900a2 2 0 0 1 2.4 1.400l4 15a2 2 0 0 1-1.4 2.400L8.6 26.500a2 2 0 0 1-2.4-1.400l-4-15a2 2 0 0 1 1.4-2.400Z"
      />
      <path data-tone="c" d="M10.3 10.800c.9-1.2 3-.9 3.2.9.2 2-1.1 3.3-2 5-1.6-1-3.4-1.5-4.2-3.3-.8-1.6.8-3.1 3-2.600Z" />
      <circle data-tone="l" cx="22.5" cy="21.5" r="7.5" />
      <circle data-tone="c" cx="22.5" cy="21.5" r="4.6" />
      <path data-tone="l" d="m22.5 18.3 2.3 3.2-2.3 3.2-2.3-3.200Z" />
      <path
        data-tone="c"
        d="M21.7 14h1.600v2.200h-1.600ZM21.7 26.800h1.600V29h-1.600ZM15 20.700h2.200v1.600H15ZM27.8 20.700H30v1.600h-2.200Z"
      />
    </>
  ),
};
