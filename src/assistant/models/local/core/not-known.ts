export const NOT_KNOWN =
  'Bunu bilmiyorum, uydurmak da istemem. Konusunu, süresini, oyuncularını ya da kime uyduğunu sorabilirsin.';
