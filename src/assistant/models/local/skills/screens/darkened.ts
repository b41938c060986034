import type { Decide } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { themed } from './screens.ts';
import source from './darkened.json' with { type: 'json' };

const { DARKENS, DAZZLES } = phraseLists(source);

/** `zemini karartabilir misiniz`, `ekranın beyazı gözümü yoruyor`: the dark theme, though no theme is named. */
export const darkened: Decide = ({ text, acts, titles, films }) =>
  acts.length + titles.length === 0 && !films && (DARKENS.in(text) || DAZZLES.in(text))
    ? themed('dark')
    : undefined;
