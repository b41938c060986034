import type { Wishes } from '#domain/wishes.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import type { MessageWishes } from '../../understand/message-wishes.ts';
import type { Understanding } from '../../understand/understand.ts';

/** `pek bilinmeyenlerden ver` says which of those that were wished. */
const ONLY_NARROWS: ReadonlySet<string> = new Set(['az bilinen', 'popüler', 'gerçek hikâye']);
const OTHER_EVENING = /(?:^| )(?:yarina|yarin icin|yarin aksama?|haftaya|hafta sonuna)(?: |$)/u;
const WHOLE_SENTENCE = 6;
const OTHER_FILMS = /(?:^| )(?:baska|diger) (?:hangi |ne )?film\w* (?:\w+ )?(?:var|yok|neler)/u;
const OF_THE_FILM = /^(?:\w+ )?\w+(?:t|[dt][iu]r|r|s|z)s[iu]n(?: (?:beni|bizi|biraz|da|de|lutfen|iste))*$/u;

/** `şimdi annemle izleyecek bir şey lazım`, and not merely the word `film`: one is asked for. */
const ASKS_ANEW =
  /(?:^| )(?:lazim|bi?r? ?sey\w*|bisi\w*|ne (?:izle|ac|bak|koy|seyre)\w*|hangi\w*|isti\w*|ariyo\w*|var m[iu]|yok mu)(?: |$)/u;

/** Whether a message is a wish of its own (`bana bir korku filmi öner`): then the wishes of before are forgotten. */
export function isWholeRequest(
  { said, markers, words, text, open, complains }: Understanding,
  before?: Wishes,
): boolean {
  // `en baştaki isteğimle aynı ama fransız olsun`
  if (markers.goesBack) return false;
  // `off çok dramatik bunlar`
  if (complains && !markers.requests) return false;
  // `bana kendime göre bişey bul o uyuyunca`, after films for a child.
  if (before?.maxAge !== undefined && said.maxAge === undefined && markersWords.FOR_SELF.in(text))
    return true;
  // `yıl şart değil, onu boş ver`: only that is off.
  const isFelt = said.mood !== undefined || said.genres.length > 0;
  if (markers.resets && (open === undefined || open === 'all' || isFelt)) return true;
  // `vazgeçtim, güldür beni`; `fransız olsun`, `vazgeçtim italyan olsun` gives up the country alone.
  const names = isFelt || said.themes.length + said.people.length > 0;
  // `onun başka filmi var mı`, of whoever was spoken of: whatever kind they are.
  if (said.people.length > 0 && !isFelt && OTHER_FILMS.test(text)) return true;
  const givesUp = /(?:^| )vazgecti[mk](?: |$)/u.test(text) && said.excludeGenres.length === 0;
  if (givesUp && names) return !isSwap(said, before);
  // `bir de yarına ağlamalık bir tane yaz`: another evening.
  if (OTHER_EVENING.test(text) && (isFelt || said.themes.length + said.people.length > 0 || said.awards))
    return true;
  if (markers.keeps) return false;
  // `ağlatsın beni`: what the film that is sought should do.
  if (OF_THE_FILM.test(text) && !markers.requests) return false;
  // `bugün çok üzgünüm`, `içim sıkıldı güldür beni`: how somebody is, or what a film should do to them, is a wish anew.
  if (markers.ofSelf && words > 1 && !markers.amends && isFelt) return true;
  if (said.similarTo !== undefined && markers.asks) return true;
  // `bu akşam arkadaşlar geliyor, güleceğimiz bir şey`: another evening, another film.
  if (said.implied !== undefined && isFelt && !markers.amends) return true;
  // `şimdi annemle izleyecek bir şey lazım, yerli sever`: somebody else watches now, said in a whole sentence.
  // `babamla izlicem o yabancı film sevmez` only says with whom.
  const asksAnew = markers.requests || ASKS_ANEW.test(text);
  if (said.implied !== undefined && asksAnew && !markers.amends && words >= WHOLE_SENTENCE) return true;
  const namesAKind =
    isFelt ||
    said.people.length > 0 ||
    said.themes.some((theme) => !ONLY_NARROWS.has(theme)) ||
    said.implied !== undefined;
  return markers.requests && namesAKind;
}

/** `hugh grant olsun`, `vazgeçtim julia roberts olsun`: one is given up for another of its kind, and the rest stays. */
function isSwap({ people, themes, mood, genres }: MessageWishes, before: Wishes | undefined): boolean {
  const ofPeople = people.length > 0 && (before?.people ?? []).length > 0;
  const ofThemes = themes.length > 0 && (before?.themes ?? []).length > 0;
  const others = genres.length > 0 || mood !== undefined;
  return !others && (ofPeople ? themes.length === 0 : ofThemes && people.length === 0);
}
