const fill = (command: string, ...values: readonly string[]): string => {
  const left = [...values];
  return command.replaceAll('{}', () => left.shift() ?? '');
};

export const slashCommandTexts = {
  move: (piece: string, to = ''): string => fill('/move piece:{} to:{}', piece, to),
  capture: (piece: string): string => fill('/move piece:{} to: capture:', piece),
  units: (piece: string): readonly string[] => [fill('/move piece:{} units:1,2 to:', piece)],
  armies: (piece: string): readonly string[] => [
    fill('/army form at:{}', piece),
    fill('/army join army:{}', piece),
    fill('/army split army:{} units:1', piece),
    fill('/army disband army:{}', piece),
    fill('/army rename army:{} name:', piece),
  ],
  hand: ['/hand show'],
  box: ['/piece add prototype: to:', '/piece clone piece:', '/piece replace piece: prototype:'],
  card: (name: string): readonly string[] => [
    fill('/hand play piece:{} to:', name),
    fill('/hand discard piece:{}', name),
    fill('/hand give piece:{} side:', name),
  ],
  decks: ['/deck list'],
  deck: (name: string): readonly string[] => [
    fill('/deck draw deck:{}', name),
    fill('/deck shuffle deck:{}', name),
    fill('/deck deal deck:{}', name),
    fill('/deck peek deck:{}', name),
  ],
  act: (action: string, on: string): string =>
    on === '' ? fill('/act name:{}', action) : fill('/act name:{} on:{}', action, on),
  answer: (name: string): string => fill('/act name:{} with:', name),
  pay: (action: string): string => fill('/act name:{} on: pay:', action),
  home: {
    moves: ['/move piece: to:'],
    acts: ['/act name:'],
    battles: ['/army engage army: target:', '/army return'],
    ends: ['/turn end'],
    phases: ['/turn next'],
    passes: ['/turn pass'],
  },
  actions: ['/act name:'],
  pieces: ['/move piece: to:'],
  waiting: ['/turn show'],
  resign: ['/game resign'],
  more: {
    dice: ['/roll dice:2d6'],
    undo: ['/game undo'],
    counters: ['/counter refresh'],
    draws: ['/game draw'],
    resigns: ['/game resign'],
    rules: ['/game rules'],
  },
  piece: (at: string): readonly string[] => [fill('/piece show piece:{}', at)],
  pieceFlip: (at: string): string => fill('/piece flip piece:{}', at),
  pieceFacing: (at: string): string => fill('/piece rotate piece:{} facing:', at),
  pieceNumber: (at: string): string => fill('/piece set piece:{} property: value:', at),
  find: ['/piece list name:'],
};
