import { variant } from '../../core/variant.ts';
import type { Judgement } from '../../judge/judge.ts';

/** A word of sympathy by what somebody is going through, and an offer. */
const BY_SITUATION: Readonly<Record<string, readonly string[]>> = {
  ayrılık: [
    'Ayrılık zor, geçmiş olsun. İçini dökecek bir film mi, yoksa seni güldürecek bir şey mi istersin?',
  ],
  'kavga-sonrası': [
    'Tartışmak insanı yorar, canın sıkılmış belli. Kafanı dağıtacak hafif bir film bulayım mı?',
  ],
  yorgun: ['Yorulmuşsun, hak ettin dinlenmeyi. Kafanı yormayacak hafif bir film açalım mı?'],
  hasta: ['Geçmiş olsun, çabuk toparla! Battaniye altına yumuşak bir film ister misin?'],
  sınav: [
    'Heyecanlanman çok normal, umarım güzel geçer. Kafanı biraz boşaltacak hafif bir film ister misin?',
  ],
  'uykudan-önce': ['Uyku tutmayınca gece uzar. Seni sakinleştirecek dingin bir film bulayım mı?'],
  yas: [
    'Başın sağ olsun, acını paylaşıyorum. İstersen sessizce eşlik edecek yumuşak bir film bulurum; istemezsen sadece yaz, buradayım.',
  ],
  işsiz: [
    'Zor bir dönem, umarım yakında güzel bir kapı açılır. Moralini yükseltecek umutlu bir film ister misin?',
  ],
  'can-sıkıntısı': ['Can sıkıntısının ilacı bende: güldüren mi olsun, sürükleyen mi?'],
  yalnızlık: ['Yalnız hissetmek ağır gelir, iyi ki yazdın. İçini ısıtacak bir film bulayım mı?'],
  keyifli: ['Ne güzel, senin adına sevindim! Bu keyfe yakışan eğlenceli bir film bulayım mı?'],
  stres: ['Zor bir gün olmuş, bir nefes al. Kafanı dağıtacak hafif bir film ister misin?'],
};
const PLAIN = [
  'Seni anlıyorum, iyi ki yazdın. Bu haline iyi gelecek bir film bulayım mı: güldüren mi, içini ısıtan mı?',
  'Duyuyorum seni. İstersen sana eşlik edecek bir film seçelim: hafif mi olsun, duygulu mu?',
];
/** How sure a situation must be before it is named: a wrong word of comfort hurts. */
const SURE = 0.45;

export function sympathy({ situation }: Judgement, seed: string): string {
  const own = situation.sure >= SURE ? BY_SITUATION[situation.label] : undefined;
  return variant(own ?? PLAIN, seed);
}
