import type { AWARDS } from '#domain/judgement.ts';
import { joinList } from '#lib/turkish/format.ts';
import type { Fact } from './facts.ts';

const NAMES: Readonly<Record<(typeof AWARDS)[number], string>> = {
  'oscar-film': "en iyi film Oscar'ı",
  'oscar-yonetmen': "yönetmen Oscar'ı",
  'oscar-oyuncu': "oyunculuk Oscar'ı",
  'oscar-senaryo': "senaryo Oscar'ı",
  'oscar-yabanci': "yabancı film Oscar'ı",
  'oscar-animasyon': "animasyon Oscar'ı",
  'oscar-belgesel': "belgesel Oscar'ı",
  'oscar-diger': 'teknik dallarda Oscar',
  'cannes-palmiye': 'Altın Palmiye',
  'cannes-diger': "Cannes'da bir ödül",
  'berlin-ayi': 'Altın Ayı',
  'berlin-diger': "Berlin'de bir ödül",
  'venedik-aslan': 'Altın Aslan',
  'venedik-diger': "Venedik'te bir ödül",
  'portakal-film': 'Altın Portakal en iyi film ödülü',
  'portakal-diger': "Altın Portakal'da bir ödül",
  'koza-film': 'Altın Koza en iyi film ödülü',
  'koza-diger': "Altın Koza'da bir ödül",
};

/** Which great prizes a film has; how many in all nobody has counted. */
export const awards: Fact = ({ title, judgement }, asked = '') => {
  const won = judgement?.awards ?? [];
  if (won.length === 0)
    return `${title} için bildiğim büyük bir ödül yok; küçük ödüllerin hepsini bilmiyorum.`;
  const count = /(?:^| )kac(?: |$)/u.test(asked) ? ' Toplam sayısını bilmiyorum.' : '';
  const yes = /(?:^| )m[iu](?: |$)/u.test(asked) ? 'Evet, ' : '';
  return `${yes}${title} ${joinList(won.map((award) => NAMES[award]))} aldı.${count}`;
};
