import { upperFirst } from '#lib/turkish/format.ts';

const TOLD =
  /(?<!\p{L})(?:adı|ismi|adını|ismini)(?:nı)?[: ]+(?!ney?|aklı|nasıl|koy|var|yok|bile|da |de )(\p{L}{2,}?)['’]?(?:y?[dt][ıiuü])?(?!\p{L})/iu;

/** A name that is told of somebody (`adı boncuktu`, `kız torun, adı defne`). */
export const toldName = (written: string): string | undefined => {
  const name = TOLD.exec(written)?.[1];
  return name === undefined ? undefined : upperFirst(name.toLocaleLowerCase('tr-TR'));
};
