import type { UITools } from '#tools/registry.ts';
import { periodName } from '#lib/turkish/period.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { TAB_LABELS } from '#domain/tab.ts';
import { accusative, locative } from '#lib/turkish/suffix.ts';
import { tabOutputSchema } from '#tools/open-tab.ts';
import { reportOutputSchema } from '#tools/show-report.ts';
import { themeOutputSchema } from '#tools/set-theme.ts';
import { statsOutputSchema } from '#tools/show-stats.ts';
import type { Memory } from '../../core/memory.ts';
import { type CallHandlers, type Decision, act, say } from '../../core/skill.ts';
import { screensWords } from '../../lexicon/word-lists.ts';
import elsewhere from './elsewhere.json' with { type: 'json' };
import type { Elsewhere } from '../../understand/acts.ts';

export const ELSEWHERE: Readonly<Record<Elsewhere, string>> = elsewhere;

const NO_SUCH = 'Öylesi yok; açık ve karanlık tema var. Hangisi olsun?';

/** A theme is asked for that is none of the two; of a colour or a picture it is said that there is none. */
export const whichTheme = (said = '') =>
  say(
    screensWords.OTHER_THEME.in(said) ? NO_SUCH : 'Karanlık tema mı, açık tema mı olsun?',
    ({ text, words }) => {
      if (/karanlik|koyu|siyah|dark|gece/u.test(text))
        return act({ tool: 'setTheme', input: { theme: 'dark' } });
      // `yok eskisi daha iyiydi`: it was not changed.
      if (words <= FEW_WORDS && (UNDONE.test(text) || KEPT.test(text)))
        return say('Tamam, tema olduğu gibi duruyor.');
      return /aydinlik|acik|beyaz|light|gunduz/u.test(text)
        ? act({ tool: 'setTheme', input: { theme: 'light' } })
        : undefined;
    },
  );

/** `kapat`, `geri aç aydınlık kalsın`, right after the theme was changed: the other one again. */
export const themed = (theme: 'dark' | 'light'): Decision => {
  const input = { theme } as const;
  const other = theme === 'dark' ? 'light' : 'dark';
  const [back, same] = theme === 'dark' ? [LIGHT, DARK] : [DARK, LIGHT];
  return {
    kind: 'act',
    calls: [{ tool: 'setTheme', input }],
    expects: ({ text, words, titles, films, exact }) => {
      if (words > FEW_WORDS || titles.length > 0 || films || exact !== undefined) return undefined;
      if (KEPT.test(text)) return say(KEPT_SO);
      return !same.test(text) && (back.test(text) || UNDONE.test(text)) ? themed(other) : undefined;
    },
  };
};
const FEW_WORDS = 6;
const DARK = /(?:^| )(?:karanlik|koyu|siyah|dark|gece)/u;
const LIGHT = /(?:^| )(?:aydinlik|acik|beyaz|light|gunduz)/u;
/** `öyle kalsın`, which wishes no films. */
const KEPT =
  /^(?:(?:tamam|iyi|neyse|bu|boyle|oyle|ya) )*(?:kalsin|dursun|guzel(?:mis| oldu)?|iyi(?:ymis| oldu))(?: (?:boyle|oyle|artik|bu|ya))*$/u;
const KEPT_SO = 'Tamam, böyle kalsın.';
/** `eskisi daha iyiydi geri al`, `vazgeçtim`, `öbürü daha güzeldi` */
const UNDONE =
  /(?:^| )(?:geri (?:al|ac|don|cevir|getir)\w*|eski\w*|onceki\w*|ilk hali\w*|oburu\w*|diger\w*|vazgec\w*|olmadi|begenme\w*|sevme\w*|kapat\w*|tersine)(?: |$)/u;

/** What is asked next may be of them. */
const ofFigures = (memory: Memory, genre: string | undefined): Memory => ({ ...memory, figures: { genre } });

export const screenCalls: CallHandlers<'showStats' | 'showReport' | 'setTheme' | 'openTab'> = {
  showStats: {
    output: statsOutputSchema,
    remember: (memory, output) => ofFigures(memory, output?.watchedGenres?.[0]?.genre),
    reply: toldStats,
  },
  showReport: {
    output: reportOutputSchema,
    remember: (memory, output) => ofFigures(memory, output?.genres[0]?.genre),
    reply: toldReport,
  },
  setTheme: {
    output: themeOutputSchema,
    reply: ({ theme }) => (theme === 'light' ? 'Açık temaya geçtim.' : 'Karanlık temaya geçtim.'),
  },
  openTab: {
    output: tabOutputSchema,
    remember: (memory, output) =>
      output?.tab === 'favorites' ? { ...memory, opened: 'favourites', nothingListed: false } : memory,
    reply: ({ tab }) => `${accusative(TAB_LABELS[tab])} açtım.`,
  },
};

function toldStats(stats: UITools['showStats']['output'], _seed: string, again = false): string {
  const { totalWatched, watchedThisMonth, favoriteGenres } = stats;
  if (totalWatched === 0)
    return again
      ? "Hâlâ işaretli bir film yok. “Titanik'i izledim” de, saymaya başlayayım."
      : 'Daha izledim dediğin film yok, sayaç sıfırda. İzlediklerini söyle, ekleyeyim.';
  const lately =
    watchedThisMonth === 0
      ? ''
      : watchedThisMonth < totalWatched
        ? `, ${formatNumber(watchedThisMonth)} tanesi bu ay`
        : totalWatched === 1
          ? ', o da bu ay'
          : ', hepsi bu ay';
  const [most] = favoriteGenres;
  const genre = most === undefined ? '' : ` Favorilerinde en çok ${most.genre} var.`;
  return `İşte istatistiklerin: ${formatNumber(totalWatched)} film izlemişsin${lately}.${genre}`;
}

const MINUTES = 60;

function toldReport(report: UITools['showReport']['output']): string {
  const { films, minutes, best } = report;
  const name = periodName(report);
  if (films === 0)
    return `${locative(name)} izlediğin bir film görünmüyor. İzlediklerini işaretledikçe karnen burada dolar; istersen ilkini birlikte seçelim.`;
  const [first] = best;
  const hours = Math.max(1, Math.round(minutes / MINUTES));
  const most = first === undefined || films === 1 ? '' : ` Zirvede ${first.title} var.`;
  return `${name} karnen hazır: ${formatNumber(films)} film, ${formatNumber(hours)} saat.${most}`;
}
