/** Labels of buttons that several commands have. */
export const showEveryone: string = 'Show everyone';
export const earlier: string = 'Earlier';
export const later: string = 'Later';
export const now: string = 'Now';
export const list: string = 'List';
export const wholeMap: string = 'Whole map';
export const keepIt: string = 'Keep it';
