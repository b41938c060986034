import { variant } from '../../core/variant.ts';
import type { Talk } from '../../understand/talk.ts';

const SMALL_TALK: Readonly<Record<Talk, readonly string[]>> = {
  insult: [
    'Seni kızdırdıysam üzgünüm. Ne aradığını bir cümleyle söylersen yeniden denerim.',
    'Kırıcı olmadan da anlaşabiliriz. Nasıl bir film istediğini söyle, elimden geleni yapayım.',
  ],
  greeting: [
    'Merhaba! Bu akşam nasıl bir film arıyorsun? Bir tür, bir ruh hali ya da sevdiğin bir filmi söylemen yeter.',
    'Selam! Ne izlesek? Bana türünü, ruh halini ya da “şuna benzer bir şey” demeni bekliyorum.',
  ],
  howAreYou: [
    'İyiyim, teşekkür ederim! Aklım hep filmlerde. Sen nasılsın, bugün nasıl bir şey izlemek istersin?',
    'Keyfim yerinde, sorduğun için sağ ol. Senin ruh haline göre bir film bulalım mı?',
  ],
  thanks: ['Rica ederim! İyi seyirler.', 'Ne demek, ne zaman istersen. İyi seyirler!'],
  goodbye: ['Görüşürüz, iyi seyirler!', 'Hoşça kal! Film gecelerinde beni unutma.'],
  whoAreYou: [
    "Ben SineSohbet'in yerleşik film asistanıyım. Filmleri tanırım: tür, ruh hali, süre, yıl ya da bir oyuncu söyle, sana üç film önereyim.",
  ],
  help: [
    'Sana üç film önerebilir (“hüzünlüyüm, bir dram öner”), beni şaşırt dediğinde bir sürpriz seçebilir, fragman ve detay açabilir, favorilerini ve izlediklerini yönetebilirim. Süre, yıl, puan, oyuncu ya da “Matrix gibi” demen de yeter.',
  ],
  love: [
    'Çok naziksin! Ben de film konuşmayı seviyorum. Bugün ne izleyelim?',
    'İltifatın için teşekkürler. Aşk hazırken romantik bir film de bulabilirim.',
  ],
  joke: [
    'Şaka işini komedi filmlerine bırakıyorum, onlar bu işi benden iyi biliyor. İstersen “bir komedi öner” de, gerisini hallederim.',
    'Benim repertuvarım filmlerden ibaret. Güldürecek bir komedi bulmamı ister misin?',
  ],
  praise: [
    'Sevindim! Başka bir şey istersen buradayım.',
    'Ne güzel! İyi seyirler. İstersen fragmanını da açabilirim.',
  ],
  laugh: [
    'Güldüğüne sevindim! Bu neşeye bir komedi yakışır, önereyim mi?',
    'Keyfin bol olsun! Böyle devam etmek için bir komedi ister misin?',
  ],
  sorry: [
    'Hiç önemli değil. Ne arıyorduk, söyle bakalım?',
    'Dert etme! Nasıl bir film istediğini söyle, devam edelim.',
  ],
  offTopic: [
    'Bu konuda yardımcı olamam, ben yalnızca filmlerden anlarım. Ama bu akşam için bir film bulabilirim: tür ya da ruh hali söylemen yeter.',
    'Orası benim alanım değil; işim filmler. İstersen bir film öner de, sürpriz iste ya da bir filmin fragmanını sor.',
  ],
  unknownFact: [
    'Bunu bilmiyorum, uydurmak da istemem. Bildiğim, katalogdaki filmlerin konusu, süresi, puanı, yönetmeni ve oyuncuları. İstersen bir film önereyim.',
  ],
  yes: [
    'Tamamdır! Nasıl bir film istersin? Bir tür ya da ruh hali söylemen yeter.',
    'Peki! Sana nasıl bir film bulayım?',
  ],
  no: [
    'Tamam, bıraktım. Başka nasıl bir şey istersin?',
    'Peki, öyle kalsın. Aklına bir şey gelirse buradayım.',
  ],
};

const RETURNED: readonly (readonly [said: RegExp, answer: string])[] = [
  [/g[uü]nayd[ıi]n/iu, 'Günaydın!'],
  [/iyi ak[sş]amlar/iu, 'İyi akşamlar!'],
  [/iyi geceler/iu, 'İyi geceler!'],
  [/iyi g[uü]nler/iu, 'İyi günler!'],
];

/** A short, friendly answer to what wants no film. @param seed ends in the message, whose greeting is returned */
export function talkReply(talk: Talk, seed: string): string {
  if (talk === 'greeting') {
    const greeting = RETURNED.find(([said]) => said.test(seed))?.[1];
    if (greeting !== undefined)
      return `${greeting} Nasıl bir film arıyorsun? Bir tür, bir ruh hali ya da sevdiğin bir filmi söylemen yeter.`;
  }
  return variant(SMALL_TALK[talk], seed);
}

const LOST = [
  'Tam yakalayamadım. Film için “güldürsün”, “gersin” ya da “kafa dağıtsın” desen hangisi olur?',
  'Sanırım kaçırdım. “Komedi olsun”, “hüzünlü olsun” ya da “beni şaşırt”: hangisini istersin?',
];

/** Asks what is meant, with three answers that are understood. */
export function lostReply(seed: string): string {
  return variant(LOST, seed);
}

export const ENJOY = 'İyi seyirler! İstersen birinin fragmanını açayım ya da başka öneriler getireyim.';
