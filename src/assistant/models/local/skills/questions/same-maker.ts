import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { joinList } from '#lib/turkish/format.ts';
import { accusative, also, genitive } from '#lib/turkish/suffix.ts';
import { type Decide, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { standsOut } from '../../understand/spans.ts';
import { maskedText } from '../../understand/tokens.ts';
import { bestKnown } from './named-film.ts';
import { directorsOf } from './people-of-film.ts';
import source from './same-maker.json' with { type: 'json' };

const words = phraseLists(source);

/** `esaretin bedeli ile yeşil yol aynı yazarın mı`, `inception ve tenet aynı yönetmenin mi`: what two films have in common. */
export const sameMaker: Decide = ({ tokens, titles, markers }) => {
  const [first, second, ...others] = titles.filter((title) => standsOut(title) && !title.span.fuzzy);
  const asked = maskedText(tokens, titles);
  if (first === undefined || second === undefined || others.length > 0 || markers.requests) return undefined;
  if (!words.SAME.in(asked) || !words.ASKS.in(asked) || words.ALIKE.in(asked)) return undefined;
  const [one, other] = [bestKnown(first.span.films), bestKnown(second.span.films)];
  if (one === undefined || other === undefined) return undefined;
  return say(words.WRITTEN.in(asked) ? writtenBy(one, other) : directedBy(one, other));
};

const both = (some: readonly string[], others: readonly string[]) =>
  joinList(some.filter((name) => others.includes(name)));

function directedBy(one: CatalogueFilm, other: CatalogueFilm): string {
  const common = both(directorsOf(one), directorsOf(other));
  return common === ''
    ? `Hayır, ${accusative(one.title)} ${joinList(directorsOf(one))}, ${accusative(other.title)} ${joinList(directorsOf(other))} yönetti.`
    : `Evet, ${also(accusative(one.title))} ${also(accusative(other.title))} ${common} yönetti.`;
}

/** By the book where both are made of one, else by whoever is known to have written either. */
function writtenBy(one: CatalogueFilm, other: CatalogueFilm): string {
  const common = both(ofBook(one), ofBook(other));
  if (common !== '') return `Evet, ikisi de ${genitive(common)} eserinden uyarlandı.`;
  const hands = both(written(one), written(other));
  if (hands !== '') return `Evet, ikisinde de ${genitive(hands)} imzası var.`;
  const unknown = [one, other].find((film) => written(film).length === 0);
  return unknown === undefined
    ? `Hayır: ${one.title} ${genitive(joinList(known(one)))}, ${other.title} ${genitive(joinList(known(other)))} kaleminden.`
    : `${accusative(unknown.title)} kimin yazdığını bilmiyorum, o yüzden emin konuşamam.`;
}

const ofBook = ({ writers = [] }: CatalogueFilm): string[] =>
  writers.filter(({ wrote }) => wrote === 'book').map(({ name }) => name);
const written = ({ writers = [] }: CatalogueFilm): string[] => [...new Set(writers.map(({ name }) => name))];
const known = (film: CatalogueFilm): string[] => (ofBook(film).length > 0 ? ofBook(film) : written(film));
