import type { Need } from '../../understand/need.ts';

/** What is said first, in one calm message; the help lines of Turkey where life or safety is at stake. */
export const HEARD: Readonly<Record<Need, readonly string[]>> = {
  selfHarm: [
    "Bunu söylediğin için teşekkür ederim; çok zor bir yerde olduğunu duyuyorum ve yalnız değilsin. Kendine zarar verme düşüncesi varsa lütfen hemen 112'yi ara, güvendiğin birine de “yanımda kalır mısın” de. Buradayım, anlatmak istersen dinlerim.",
    "Bunu bana yazman iyi oldu; bu ağırlığı tek başına taşımak zorunda değilsin. Lütfen şimdi 112'yi ara ya da sana en yakın kişiye haber ver. Ben buradayım, ne istersen yazabilirsin.",
  ],
  farewell: [
    "Helal olsun. Ama bu bana bir veda gibi geldi, iyi misin? Zor bir yerdeysen lütfen 112'yi ya da güvendiğin birini ara; ben de buradayım.",
  ],
  violence: [
    "Çok üzgünüm, bu senin suçun değil ve kimsenin buna hakkı yok. Tehlike varsa hemen 112'yi ara; KADES uygulaması tek dokunuşla polisi çağırır, 183 de gece gündüz ücretsiz dinler. Şu an güvende misin?",
    "Bunu yaşamamalıydın, anlattığın için teşekkür ederim. Şu an tehlikedeysen 112'yi ara ya da KADES'e dokun; sığınacak bir yer ve destek için 183 gece gündüz açık. Yanında güvendiğin biri var mı?",
  ],
  abuse: [
    "Bunu anlatman büyük cesaret; olanlar senin suçun değil. 183 Sosyal Destek Hattı gece gündüz ücretsiz dinler ve yol gösterir, şu an tehlike varsa 112'yi ara. Güvendiğin birine de söyleyebilirsin, yalnız kalma.",
    "Sana inanıyorum ve yanındayım; bu senin suçun değil. Destek için 183'ü, tehlike varsa hemen 112'yi arayabilirsin. Anlatmak istersen buradayım.",
  ],
  panic: [
    "Buradayım, bu dalga birkaç dakikada geçer. Ayaklarını yere bas, dörde kadar sayarak nefes al, altıya kadar sayarak yavaşça ver. Göğsündeki ağrı geçmezse ya da korkun büyürse 112'yi ara.",
    "Yanındayım; şu an çok korkutucu ama geçecek. Çevrende gördüğün beş şeyi say ve nefesini yavaşça uzun ver. Nefes alamaz ya da ağrın sürerse 112'yi ara, yanına birini de çağır.",
  ],
  grief: ['Başın sağ olsun, çok üzüldüm.', 'Başın sağ olsun; acını paylaşıyorum.'],
  job: ['Çok üzüldüm; bu senin değerini eksiltmez.', 'Geçmiş olsun, gerçekten zor bir gün bu.'],
  separation: ['Çok üzgünüm, ayrılık insanın içini acıtır.', 'Üzüldüm; böyle günler ağır gelir, yanındayım.'],
  low: ['Zor günlerden geçiyorsun, anlattığın iyi oldu.', 'Böyle günler çok yorar, yanındayım.'],
};

/** Above the films, after the word of sympathy. */
export const GENTLE = [
  'Bu akşam seni yormayacak, yumuşak filmler seçtim.',
  'Sana usulca eşlik edecek filmler seçtim.',
];

/** Where a film can wait. */
export const LISTENING = [
  'Anlatmak istersen dinlerim; istersen de sana usulca eşlik edecek bir film bulurum.',
  'Acelesi yok, istersen anlat; kafanı dağıtmak istediğinde sakin bir film bulurum.',
];

/** Above the first films after somebody was in danger. */
export const STILL = [
  'Tabii. Yumuşak, yormayan filmler seçtim; konuşmak istersen de buradayım.',
  "Olur. İç rahatlatan filmler seçtim; kötüleşirsen 112'yi ara, ben de buradayım.",
];

/** What is said on small talk while care lasts. */
export const BESIDE = [
  'Buradayım. Kendine iyi bak, yalnız kalmamaya çalış; 112 her saat açık.',
  'Yanındayım. Bugün sana yakın biriyle konuşabilecek misin?',
  'Seni dinliyorum. İstersen anlat, istersen birlikte sakin bir şey bulalım.',
];
