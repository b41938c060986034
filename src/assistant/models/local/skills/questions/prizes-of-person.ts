import { madeBy, writtenBy } from '#domain/film-words.ts';
import { hasPerson } from '#domain/wish-rules.ts';
import { bestKnownFirst } from '#films/series.ts';
import { joinList } from '#lib/turkish/format.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { showAndAnswer } from '../../core/resolve-reference.ts';
import { type Decide, say } from '../../core/skill.ts';
import { isSurelyTitle } from '../../understand/spans.ts';
import { askingWords } from './asked.ts';
import { oscarsOf } from './oscars.ts';

/** The prizes that may be asked for, the more exact first, with the awards of films that are such a prize. */
const PRIZES: readonly (readonly [said: RegExp, name: string, award: string])[] = [
  [/palmiye|palme? d ?or/u, 'Altın Palmiye', 'cannes-palmiye'],
  [/altin ayi/u, 'Altın Ayı', 'berlin-ayi'],
  [/altin aslan/u, 'Altın Aslan', 'venedik-aslan'],
  [/portakal/u, "Altın Portakal'da ödül", 'portakal'],
  [/koza/u, "Altın Koza'da ödül", 'koza'],
  [/(?:cannes|(?:^| )kan(?:dan?|nes))/u, "Cannes'da ödül", 'cannes'],
  [/berlin/u, "Berlin'de ödül", 'berlin'],
  [/venedik/u, "Venedik'te ödül", 'venedik'],
  [/os[ck]ar|(?:^| )aday/u, 'Oscar', 'oscar'],
  [/odul/u, 'büyük bir ödül', ''],
];
const MOST_NAMED = 3;

/** `nuri bilge altın palmiyeyi hangi filmle aldı`: somebody's prizes, by their films that have one. */
export const prizesOfPerson: Decide = ({ text, said, titles, markers }, { index }) => {
  const [person, ...others] = said.people;
  if (person === undefined || others.length > 0 || titles.some(isSurelyTitle) || markers.requests)
    return undefined;
  const prize = PRIZES.find(([name]) => name.test(text));
  if (prize === undefined || !askingWords.WHICH_PRIZE.in(text)) return undefined;
  const [, name, award] = prize;
  const oscars = award === 'oscar' ? oscarsOf(person, text) : undefined;
  if (oscars !== undefined) return say(oscars);
  const own = bestKnownFirst(index.films.filter((film) => madeBy(person)(film) || writtenBy(person)(film)));
  if (own.length === 0) return undefined;
  const won = own.filter(({ judgement }) => judgement?.awards.some((one) => one.startsWith(award)));
  const [only, ...more] = won;
  const whose = genitive(person);
  if (only === undefined) return say(`${whose} bendeki filmleri içinde ${name} almış olanı yok.`);
  const directs = won.some(({ director }) => hasPerson({ director, actors: [] }, person));
  // Whose the prize of a film is, is not known here.
  const told = directs ? `${whose} ${name}` : `${whose} kendi ödüllerini bilmiyorum; ${name}`;
  if (more.length === 0)
    return showAndAnswer(only, { index }, () => `${told} almış filmi ${only.title} (${only.year}).`);
  const named = won.slice(0, MOST_NAMED).map(({ title, year }) => `${title} (${year})`);
  return say(`${told} almış filmleri arasında ${joinList(named)} var.`);
};
