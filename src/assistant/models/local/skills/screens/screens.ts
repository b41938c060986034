import { TAB_LABELS } from '#domain/tab.ts';
import { accusative } from '#lib/turkish/suffix.ts';
import { tabOutputSchema } from '#tools/open-tab.ts';
import { themeOutputSchema } from '#tools/set-theme.ts';
import { statsOutputSchema } from '#tools/show-stats.ts';
import { type CallHandlers, act, say } from '../../core/skill.ts';
import type { Elsewhere } from '../../understand/acts.ts';

/** Says where to do what only the screens can do. */
export const ELSEWHERE: Readonly<Record<Elsewhere, string>> = {
  clearFavourites:
    'Bütün favorileri buradan silemiyorum. Favorilerim sayfasındaki “Tüm Favorileri Sil” bunu yapar; tek bir filmi çıkarmamı istersen adını söylemen yeter.',
  clearHistory:
    'Geçmişi buradan silemiyorum. Geçmiş sayfasında öneri grubunu tek tek silebilir ya da hepsini birden temizleyebilirsin.',
  clearAll:
    'Verilerini buradan silemiyorum. Ayarlar → Veri Yönetimi altında “Tüm Verileri Sil” bunu yapar; önce yedeğini indirmek isteyebilirsin.',
  logout: 'Çıkışı buradan yapamıyorum; üstteki çubukta çıkış düğmesini bulursun.',
  profile:
    'Bunu buradan değiştiremiyorum. Ayarlar → Profil altında adını ve hakkında yazını düzenleyebilirsin.',
  export: 'Bunu buradan yapamıyorum. Ayarlar → Veri Yönetimi altında verilerini JSON olarak indirebilirsin.',
};

/** Asks which theme is meant, and reads the answer. */
export const whichTheme = () =>
  say('Karanlık tema mı, açık tema mı olsun?', ({ text }) => {
    if (/karanlik|koyu|siyah|dark|gece/u.test(text))
      return act({ tool: 'setTheme', input: { theme: 'dark' } });
    return /aydinlik|acik|beyaz|light|gunduz/u.test(text)
      ? act({ tool: 'setTheme', input: { theme: 'light' } })
      : undefined;
  });

export const screenCalls: CallHandlers<'showStats' | 'setTheme' | 'openTab'> = {
  showStats: { output: statsOutputSchema, reply: () => 'İşte istatistiklerin.' },
  setTheme: {
    output: themeOutputSchema,
    reply: ({ theme }) => (theme === 'light' ? 'Açık temaya geçtim.' : 'Karanlık temaya geçtim.'),
  },
  openTab: { output: tabOutputSchema, reply: ({ tab }) => `${accusative(TAB_LABELS[tab])} açtım.` },
};
