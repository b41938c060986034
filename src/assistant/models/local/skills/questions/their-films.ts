import { variant } from '#lib/variant.ts';
import { type Decide, type DecisionContext, recommendBy, sayAndAct } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { directorsOf } from './people-of-film.ts';
import { namedRanking, theMostOf } from './rank.ts';
import source from './their-films.json' with { type: 'json' };

const { OTHERS, EASIEST, LESS_KNOWN } = phraseLists(source);

/** `paraziti sevdim bong joon ho'nun başka nesi var`, `hitchcock ile başlamak istiyorum nerden`: films of whoever is named. */
export const theirFilms: Decide = (parsed, context) => {
  const { text, said, titles } = parsed;
  if (LESS_KNOWN.in(text) && parsed.words <= FEW_WORDS) return lessKnown(context);
  // `siyah beyaz film hiç izlemedim nerden başlasam`: of a kind, though a film is called so.
  if (OTHERS.in(text) && text.startsWith('siyah beyaz'))
    return recommendBy({ themes: ['siyah beyaz'], fame: 'popular' });
  const [person, ...more] = said.people;
  if (person === undefined || more.length > 0) return undefined;
  if (EASIEST.in(text)) return theMostOf(person, EASY, context);
  // `nolan'ın başlangıç filmi` is one.
  const starts = markersWords.WHERE_TO_START.in(text) && !text.includes('baslangic film');
  if (!starts && !OTHERS.in(text)) return undefined;
  const named = titles.flatMap(({ span }) => span.films[0]?.title ?? []);
  const { maxAge, genres } = said;
  const input = {
    genres: [...genres],
    people: [person],
    ...(maxAge !== undefined && { maxAge }),
    ...(named.length > 0 && { excludeTitles: named }),
  };
  const before = starts ? variant(BEGIN, context.seed) : undefined;
  return sayAndAct(before, { tool: 'recommendFilms', input });
};
const BEGIN = ['Tanışmak için en iyi kapı ilk sıradaki.', 'Ben olsam ilk sıradakinden başlardım.'];

const EASY = namedRanking('en kolay anlasilan');
const FEW_WORDS = 5;

/** `az bilineni hangisi`, of whose films were spoken of just now. */
function lessKnown({ memory }: DecisionContext) {
  const [wished] = memory.wishes?.people ?? [];
  const [director] = memory.focus === undefined ? [] : directorsOf(memory.focus);
  const person = wished ?? memory.person ?? director;
  const isOne = (memory.wishes?.people ?? []).length === 1 || memory.lastShow?.tool !== 'recommendFilms';
  return person === undefined || !isOne
    ? undefined
    : recommendBy({ people: [person], themes: ['az bilinen'] });
}
