/** *K.G.F: Chapter 2* is called `kgf`. */
export const initialsJoined = (title: string): string =>
  title.replaceAll(/(?:\p{L}\.){2,}\p{L}?/gu, (initials) => initials.replaceAll('.', ''));
