import { bestKnownFirst } from '#films/series.ts';
import { joinList } from '#lib/turkish/format.ts';
import { type Decide, type DecisionContext, recommendBy, say, sayAndAct } from '../../core/skill.ts';
import { mended } from '../complaint/complaint.ts';
import { stated } from '../recommendation/stated.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { inContextWords } from './words.ts';

const { LIKED, FORGOTTEN, NEVER_MIND } = inContextWords;
const { DISLIKED_BEFORE: DISLIKED } = markersWords;
const SOME = 3;

/** The film that was liked, where it was asked for. */
const alikeThat: Decide = ({ titles: [title], asksAlike, markers }) => {
  if (title !== undefined) return recommendBy({ similarTo: title.span.text });
  return asksAlike || markers.another
    ? say('Bulurum, yeter ki adını söyle: hangi filmdi?', alikeThat)
    : undefined;
};

/** `bu sefer akıcı olsun`: a wish, after what was not liked. */
const THIS_TIME = /(?:^| )bu (?:sefer|kez|defa|aksam) /u;

/** `geçen önerdiğin filmi beğenmedim`: which it was is asked, looked for by what is remembered, and what it was like is spared. */
export const dislikedBefore: Decide = (parsed, context) => {
  const { text, titles, exact, said } = parsed;
  const { asked = '', lastShow } = context.memory;
  // `masumiyetti galiba, çok kasvetliydi`: nothing like it comes.
  const better = lastShow === undefined && DISLIKED.in(asked) ? mended(parsed, context) : undefined;
  if (better !== undefined) {
    const excludeTitles = titles.map(({ span }) => span.text);
    return sayAndAct('Haklısın, bir daha öylesini getirmem.', {
      tool: 'recommendFilms',
      input: stated({ ...better, excludeTitles }),
    });
  }
  if (titles.length > 0 || lastShow !== undefined) return undefined;
  const isWish = THIS_TIME.test(text);
  if (DISLIKED.in(text) && !isWish && (exact?.themes.length ?? 0) + (exact?.genres.length ?? 0) === 0)
    return say('Hay aksi! Hangisiydi, neresi sarmadı? Söyle, bir daha öylesini getirmeyeyim.');
  // `dünkü önerin çok iyiydi`
  if (LIKED.in(text) && exact === undefined)
    return say('Sevindim! Hangisiydi? Adını yaz, ona benzeyenleri bulayım.', alikeThat);
  if (FORGOTTEN.in(text) && DISLIKED.in(asked))
    return say('Olsun; konusundan, oyuncusundan bir şey kaldı mı aklında? Birlikte buluruz.');
  // `uzayda geçiyodu işte`: no wish for such films.
  // `film arıyorum adı aklımda değil`, then its story: it is looked for, and was not disliked.
  if (FORGOTTEN.in(asked) && TOLD.test(text) && said.themes.length > 0) {
    const guessed = guesses(said.themes, context);
    return guessed.length < SOME
      ? undefined
      : say(`${joinList(guessed, 'ya da')} olabilir mi? Hangisiyse bir daha öylesini getirmem.`);
  }
  if (!NEVER_MIND.in(text) || asked === '') return undefined;
  const { themes } = context.understand(asked).said;
  return TOLD.test(asked) && themes.length > 0 ? recommendBy({ avoidThemes: [...themes] }) : undefined;
};

/** `uzayda geçiyodu`: how a film was. */
const TOLD = /(?:yodu|yordu|idi|[dt][iu]ydi|miydi|vardi)(?: iste| ya)?$/u;

/** The best known films of what is remembered. */
const guesses = (themes: readonly string[], { index }: DecisionContext): string[] =>
  bestKnownFirst(
    index.films.filter(({ judgement }) => themes.every((theme) => judgement?.firstFor.has(theme) === true)),
  )
    .slice(0, SOME)
    .map(({ title }) => title);
