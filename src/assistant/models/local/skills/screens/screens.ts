import { TAB_LABELS } from '#domain/tab.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { tabOutputSchema } from '#tools/open-tab.ts';
import { reportOutputSchema } from '#tools/show-report.ts';
import { themeOutputSchema } from '#tools/set-theme.ts';
import { statsOutputSchema } from '#tools/show-stats.ts';
import { toldReport } from './told-report.ts';
import { type CallHandlers, act, say } from '../../core/skill.ts';
import elsewhere from './elsewhere.json' with { type: 'json' };
import type { Elsewhere } from '../../understand/acts.ts';

export const ELSEWHERE: Readonly<Record<Elsewhere, string>> = elsewhere;

export const whichTheme = () =>
  say('Karanlık tema mı, açık tema mı olsun?', ({ text }) => {
    if (/karanlik|koyu|siyah|dark|gece/u.test(text))
      return act({ tool: 'setTheme', input: { theme: 'dark' } });
    return /aydinlik|acik|beyaz|light|gunduz/u.test(text)
      ? act({ tool: 'setTheme', input: { theme: 'light' } })
      : undefined;
  });

export const screenCalls: CallHandlers<'showStats' | 'showReport' | 'setTheme' | 'openTab'> = {
  showStats: { output: statsOutputSchema, reply: () => 'İşte istatistiklerin.' },
  showReport: { output: reportOutputSchema, reply: toldReport },
  setTheme: {
    output: themeOutputSchema,
    reply: ({ theme }) => (theme === 'light' ? 'Açık temaya geçtim.' : 'Karanlık temaya geçtim.'),
  },
  openTab: { output: tabOutputSchema, reply: ({ tab }) => `${accusative(TAB_LABELS[tab])} açtım.` },
};
