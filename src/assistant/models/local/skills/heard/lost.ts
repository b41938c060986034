import { joinList } from '#lib/turkish/format.ts';
import { type Decision, type DecisionContext, offer, recommendBy, say, unsure } from '../../core/skill.ts';
import { variant } from '#lib/variant.ts';
import { likely } from '../../judge/judge.ts';
import { sounds } from '../../judge/sounds.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isEveryday } from '../../understand/unknown-title.ts';
import { heardAs, toldOfSelf } from './heard.ts';
import { everyday, plainlyEveryday } from '../told/everyday.ts';
import { bestKnown } from '../questions/named-film.ts';
import { askedDeed } from '../unheard/asked-deed.ts';
import { talkReply } from '../talk/small-talk.ts';

const FELT = 0.25;
/** From this on a deed is asked about, where it may be an order. */
const SURE_DEED = 0.6;
/** From this on it rather wishes films than tells of the day. */
const WISHED = 0.5;
const WHICH_FILMS = 'Hangi filmlerden söz ediyorsun? Adlarını yaz, oradan devam edelim.';
const LISTENING = [
  'Dinliyorum. Biraz anlatmak ister misin, yoksa havana göre bir film mi seçelim?',
  'Buradayım. İstersen anlat, istersen kafanı dağıtacak bir film bulalım.',
  'Seni duydum. Üstüne konuşmak da olur, güzel bir film açmak da.',
];

/** What is said where a message was not understood: what of it was heard, where there is something, and never films at random. */
export function lost(parsed: Understanding, context: DecisionContext): Decision {
  const { memory, seed } = context;
  const { titles, named } = parsed;
  const [title] = titles.filter(isSurelyTitle);
  const film = bestKnown(title?.span.films ?? []);
  if (film !== undefined)
    return {
      ...offer(
        `${film.title} dedin, gerisini çıkaramadım. Onu mu anlatayım, benzerlerini mi bulayım?`,
        { tool: 'showFilm', input: { title: film.title } },
        film.title,
      ),
      unsure: true,
    };
  const [person] = named.filter(({ span }) => !span.fuzzy);
  if (person !== undefined) {
    const { name } = person.span;
    return unsure(`${name} dedin, gerisini çıkaramadım. Onun filmlerini mi arıyorsun?`, ({ talk }) =>
      talk === 'yes' ? recommendBy({ people: [name] }) : undefined,
    );
  }
  // `ikisini de sevdim, hangisini önce izleyeyim`: of films that stand nowhere here.
  if (parsed.references.length > 0 && memory.shown.length === 0)
    return plainlyEveryday(parsed, seed) ?? say(WHICH_FILMS);
  const feels = likely(parsed.judged, 'feeling', 'sensitive');
  const wishes = likely(parsed.judged, 'recommend', 'refine', 'surprise', 'recall');
  // `akşam yazcam, metrobüste ter kokusu`: what is told is taken up, and no films are guessed of it.
  const isTold = wishes < WISHED && !parsed.films && memory.shown.length === 0;
  const told = isTold ? everyday(parsed, seed) : undefined;
  if (told !== undefined) return told;
  const heard = wishes < WISHED ? heardAs(parsed, context) : undefined;
  if (heard !== undefined) return heard;
  // `jeneriğine kadar dayandım, hanene yaz`: a question that may be right is better than that nothing was understood.
  const isOrder = parsed.judged.deed.sure >= SURE_DEED && sounds('perhaps an order', parsed);
  const asked = isOrder && memory.shown.length > 0 ? askedDeed(parsed, context) : undefined;
  if (asked !== undefined) return { ...asked, unsure: true };
  // A menu of moods is no answer to somebody who tells of their day.
  if (feels >= FELT && feels > wishes) return unsure(variant(LISTENING, seed));
  // `valoda 5 maçtır kaybediyom`: known words of a day are no films, whatever they sound like.
  const isDay = memory.shown.length === 0 && !parsed.films && !parsed.markers.requests;
  const daily = isDay ? plainlyEveryday(parsed, seed) : undefined;
  if (daily !== undefined) return daily;
  // Of letters without sense nothing is guessed.
  const films = parsed.tokens.some(isEveryday) ? context.guess?.(parsed, context) : undefined;
  if (films !== undefined) return films;
  // `gece nöbetindeyim uyku bastı`, though it sounded like a wish: what is known of it is better than that nothing was understood.
  const taken = memory.shown.length === 0 ? everyday(parsed, seed) : undefined;
  if (taken !== undefined) return taken;
  const ofSelf = memory.shown.length === 0 ? toldOfSelf(parsed, context) : undefined;
  if (ofSelf !== undefined) return ofSelf;
  const shown = memory.shown.map(({ title }) => title);
  return shown.length > 0 && memory.lastShow?.tool !== 'listFilms'
    ? unsure(talkReply('lostBeside', seed).replace('{titles}', joinList(shown.slice(0, 3), 'ya da')))
    : unsure(talkReply('lost', seed));
}
