/** The labels of buttons that several commands have. */
export const buttons = {
  showEveryone: 'button-show-everyone',
  earlier: 'button-earlier',
  later: 'button-later',
  now: 'button-now',
  /** Lists the pieces with their places. */
  list: 'button-list-pieces',
  wholeMap: 'button-whole-map',
  /** The label of two buttons. Below a picture: shows it in words. Below the words: shows the picture. */
  text: 'button-as-text',
  picture: 'button-as-picture',
  keepIt: 'button-keep-it',
  /** Sends private totals as a direct message. */
  sendToMe: 'button-send-to-me',
} as const;
