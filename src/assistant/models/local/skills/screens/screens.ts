import type { UITools } from '#tools/registry.ts';
import { periodName } from '#lib/turkish/period.ts';
import { formatNumber } from '#lib/turkish/format.ts';
import { TAB_LABELS } from '#domain/tab.ts';
import { accusative, locative } from '#lib/turkish/suffix.ts';
import { tabOutputSchema } from '#tools/open-tab.ts';
import { reportOutputSchema } from '#tools/show-report.ts';
import { themeOutputSchema } from '#tools/set-theme.ts';
import { statsOutputSchema } from '#tools/show-stats.ts';
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
