/** Our own pictures below the storage path, and the names shown in their place. @see SHELL-040, N-20 */
export const FOOTER_MARKS = [
  {
    title: 'footer.sponsors',
    size: 'line',
    marks: [
      ['sponsors-1', 'Dhaka Deltas'],
      ['sponsors-2', 'Khulna Mangroves'],
      ['sponsors-3', 'Padma Premier Cup'],
    ],
  },
  {
    title: 'footer.ambassadors',
    size: 'portrait',
    marks: [
      ['ambassador-1', 'footer.ambassador-1'],
      ['ambassador-2', 'footer.ambassador-2'],
    ],
  },
  {
    title: 'footer.payments',
    size: 'line',
    marks: [
      ['payment-padma', 'Padma Wallet'],
      ['payment-doyel', 'Doyel Pay'],
      ['payment-meghna', 'Meghna Cash'],
      ['payment-bank', 'Shapla Bank'],
    ],
  },
  {
    title: 'footer.responsible',
    size: 'portrait',
    marks: [
      ['responsible-18', 'footer.responsible-18'],
      ['responsible-gamble-aware', 'footer.gamble-aware'],
      ['responsible-limits', 'footer.limits'],
    ],
  },
  { title: 'footer.licence', size: 'document', marks: [['licence', 'footer.licence-mark']] },
] as const;
