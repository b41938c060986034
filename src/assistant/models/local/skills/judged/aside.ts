import { type Decide, say } from '../../core/skill.ts';
import { variant } from '../../core/variant.ts';
import { lostReply, talkReply } from '../talk/small-talk.ts';
import { cannotReply } from './cannot.ts';
import { asideOf, asideness, isAside } from './evidence.ts';
import { sympathy } from './sympathy.ts';

const CHAT = [
  'Buradayım, keyifle dinliyorum. Canın film çekerse bir tür ya da ruh hali söylemen yeter.',
  'Laf lafı açar, ama benim asıl işim film. Bu akşam için bir şey bulayım mı?',
  'Ben de iyi ki yazdın diyorum. Güldüren mi geren mi, bir film ister misin?',
];
const ABOUT_ME = [
  'Ben film arayan bir asistanım; kendimle ilgili pek bir şey bilmem ama film deyince açılırım. Ne izlemek istersin?',
  'O kadarını ben de bilmiyorum, ben filmlerden anlarım. Sana bu akşam için bir film bulayım mı?',
];
const UNSURE = 0.45;
const SURELY_TALK = 0.8;
const ASKS = /\?|(?:^| )(?:ne|nasil|kim\w*|nere\w*|kac|niye|neden|m[iu]|m[iu]sin|m[iu]yd\w*)(?: |$)/u;

const SERIOUS =
  "Bunu anlattığın için teşekkür ederim; kolay değil, yanındayım. Güvende değilsen ya da kendine bir şey olmasından korkuyorsan lütfen hemen 112'yi ara ve güvendiğin birine haber ver.";

/** What wants no film, by sentences like it: answered as what it is, and no tool is called. */
export const aside: Decide = (parsed, { memory, seed }) => {
  const { talk, references } = parsed;
  // What points at a film on the screen is about it.
  const besideFilms = memory.lastShow !== undefined || memory.shown.length > 0;
  if ((besideFilms && references.length > 0) || talk === 'yes' || talk === 'no') return undefined;
  if (!isAside(parsed, besideFilms)) return undefined;
  const kind = asideOf(parsed);
  // Words of small talk say more exactly which it is.
  if (talk !== undefined && (kind === 'smalltalk' || kind === 'offtopic')) return say(talkReply(talk, seed));
  // Too likely to be no wish for films to be pressed on somebody, and no likelier to be anything else.
  if (asideness(parsed) < UNSURE) return say(lostReply(seed));
  switch (kind) {
    case 'offtopic':
      return say(talkReply('offTopic', seed));
    case 'smalltalk':
      if (ASKS.test(parsed.text)) return say(variant(ABOUT_ME, seed));
      // Letters without sense are most like small talk, but like nothing much.
      return say(
        (parsed.judged.acts['smalltalk'] ?? 0) < SURELY_TALK ? lostReply(seed) : variant(CHAT, seed),
      );
    case 'cannot':
      return say(cannotReply(parsed));
    case 'feeling':
      return say(sympathy(parsed.judged, seed));
    case 'sensitive':
      return say(SERIOUS);
  }
};
