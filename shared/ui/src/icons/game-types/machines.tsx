/** Category pictures from the arcade. */
export const MACHINE_ICONS = {
  // Three reels on a seven, the lever down.
  SLOT: (
    <>
      <path data-tone="b" d="M2.5 8.500A3 3 0 0 1 5.5 5.500h16a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3h-16a3 3 0 0 1-3-3Z" />
      <path data-tone="c" d="M5.5 10.500h4.700v11H5.500ZM11.2 10.500h4.700v11h-4.700ZM16.9 10.500h4.600v11h-4.600Z" />
      <path
        data-tone="l"
        d="M6.3 12.700h3.200v1.500l-1.7 5H6.500l1.5-4.800H6.300ZM12 12.700h3.200v1.500l-1.7 5h-1.300l1.5-4.800H12ZM17.6 12.700h3.200v1.500l-1.7 5h-1.300l1.5-4.800h-1.700Z"
      />
      <path data-tone="b" d="M25.5 17.500h1.700V9h1.800v10.300h-3.500Z" />
      <circle data-tone="l" cx="28.1" cy="7.3" r="2.6" />
    </>
  ),
  // A game pad.
  EGAME: (
    <>
      <path
        data-tone="b"
        d="M9.5 8.500h13c3.6 0 5.7 2.8 6.5 6.700l1.2 6c.5 2.6-.7 4.8-2.9 4.8-1.5 0-2.6-.8-3.6-2.300L22 21.200H10l-1.7 2.500C7.3 25.2 6.2 26 4.7 26c-2.2 0-3.4-2.2-2.9-4.800l1.2-6c.8-3.9 2.9-6.7 6.5-6.700Z"
      />
      <path data-tone="c" d="M9.3 11.700h2v2.200h2.200v2h-2.200v2.200h-2v-2.200H7.100v-2h2.200Z" />
      <circle data-tone="l" cx="21" cy="16.7" r="1.7" />
      <circle data-tone="l" cx="24.3" cy="13.5" r="1.7" />
      <path data-tone="l" d="M15.2 3h1.600v4.200h-1.600Z" />
    </>
  ),
  // A stick and two buttons.
  ARCADE: (
    <>
      <path data-tone="b" d="M3 20.5 6.5 16h19l3.5 4.500V27a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z" />
      <path data-tone="b" d="M11 9.500h2.400v7.200H11Z" />
      <circle data-tone="l" cx="12.2" cy="6.7" r="4.2" />
      <ellipse data-tone="c" cx="12.2" cy="19.3" rx="4.6" ry="1.6" />
      <path data-tone="b" d="M10.9 14h2.600v5.500h-2.600Z" />
      <ellipse data-tone="l" cx="22" cy="19.3" rx="2.3" ry="1.4" />
      <path data-tone="c" d="M5.5 23.700h21v1.600h-21Z" />
    </>
  ),
};
