/** The tips below a prompt that a player meets for the first time, by what there is to do (U8). */
export const tips = {
  piece: 'tip-piece',
  cell: 'tip-cell',
  next: 'tip-next',
  units: 'tip-units',
  taken: 'tip-taken',
  act: 'tip-act',
  pay: 'tip-pay',
  card: 'tip-card',
  deck: 'tip-deck',
  question: 'tip-question',
  together: 'tip-together',
  detail: 'tip-detail',
  end: 'tip-end',
} as const;
