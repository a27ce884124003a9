/** What Discord lists of `/roll`. */
export const definition = {
  description: 'Roll dice',
  options: {
    dice: '2d6+1, 4d6kh3, d%, 3d6!, 8d10>=7',
    private: 'Only for you, and for the game master where there is one',
  },
};
