/** Tips below a prompt that the player sees for the first time, by the player's task (U8). */
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
