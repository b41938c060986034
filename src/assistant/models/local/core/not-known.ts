import { genitive } from '#lib/turkish/suffix.ts';

export const NOT_KNOWN =
  'Bunu bilmiyorum, uydurmak da istemem. Konusunu, süresini, oyuncularını ya da kime uyduğunu sorabilirsin.';

/** The same of one film that is spoken of. */
export const notKnownOf = (title: string): string =>
  `Bunu bilmiyorum, uydurmak da istemem. ${genitive(title)} konusunu, oyuncularını ya da kime uyduğunu sorabilirsin.`;
