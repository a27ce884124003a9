/** Labels of buttons that several commands have. */
export const showEveryone: string = 'Allen zeigen';
export const earlier: string = 'Früher';
export const later: string = 'Später';
export const now: string = 'Jetzt';
/** Lists the pieces with their places. */
export const list: string = 'Figurenliste';
export const wholeMap: string = 'Ganzer Plan';
/** Below a picture: all that it shows in words; below words: the picture again. */
export const text: string = 'Als Text';
export const picture: string = 'Als Bild';
export const keepIt: string = 'Behalten';
/** Sends private totals as a direct message. */
export const sendToMe: string = 'Als Nachricht';
