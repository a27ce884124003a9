/** Labels of buttons that several commands have. */
export const showEveryone: string = 'Show everyone';
export const earlier: string = 'Earlier';
export const later: string = 'Later';
export const now: string = 'Now';
/** Lists the pieces with their places. */
export const list: string = 'List pieces';
export const wholeMap: string = 'Show whole map';
/** Below a picture: all that it shows in words; below words: the picture again. */
export const text: string = 'As text';
export const picture: string = 'As picture';
export const keepIt: string = 'Keep it';
/** Sends private totals as a direct message. */
export const sendToMe: string = 'Send to my DMs';
