import type { Feel } from '#domain/judgement.ts';

/**
 * What a strength does to somebody, for grades 2 and 3: each in three ways that begin with different words, so that three
 * films of one answer can share it and be told apart.
 */
export const FELT: Readonly<Record<Feel, readonly [readonly string[], readonly string[]]>> = {
  laugh: [
    ['güldürüyor', 'neşesi yerinde', 'esprisi eksik olmuyor'],
    ['kahkahası bol', 'gülmekten yoruyor', 'esprisi hiç bitmiyor'],
  ],
  cry: [
    ['gözleri dolduruyor', 'boğazı düğümlüyor', 'içe dokunuyor'],
    ['mendilsiz izlenmez', 'fena ağlatıyor', 'yürek dağlıyor'],
  ],
  fear: [
    ['ürpertiyor', 'tedirgin ediyor', 'tüyleri diken diken ediyor'],
    ['gerçekten korkutuyor', 'gece ışığı açık bıraktırıyor', 'ödünü koparıyor'],
  ],
  tense: [
    ['gerilimi diri', 'merakta bırakıyor', 'diken üstünde tutuyor'],
    ['nefes aldırmıyor', 'koltuğun ucunda izletiyor', 'bir an olsun bırakmıyor'],
  ],
  warm: [
    ['iç ısıtıyor', 'gönlünü alıyor', 'yumuşacık bir film'],
    ['içini sımsıcak yapıyor', 'sarılmalık bir film', 'yüze gülücük konduruyor'],
  ],
  think: [
    ['düşündürüyor', 'akılda soru bırakıyor', 'üzerine konuşturuyor'],
    ['günlerce akıldan çıkmıyor', 'bitince uzun uzun konuşturuyor', 'kafada dönüp duruyor'],
  ],
  heavy: [
    ['yoğun bir film', 'kolay bir film değil', 'ciddi bir film'],
    ['ağır ama değiyor', 'sarsıyor ama değiyor', 'kolay değil ama karşılığını veriyor'],
  ],
  romantic: [
    ['aşkı tadında', 'romantizmi yerinde', 'gönül işleri eksik değil'],
    ['aşkı unutulmaz', 'dillere destan bir aşk anlatıyor', 'kalp çarptırıyor'],
  ],
  action: [
    ['hareketi bol', 'aksiyonu yerinde', 'durgun geçmiyor'],
    ['aksiyonu hiç durmuyor', 'hareketi baş döndürüyor', 'baştan sona koşturuyor'],
  ],
  beauty: [
    ['görüntüleri güzel', 'kareleri özenli', 'göze iyi geliyor'],
    ['her karesi tablo gibi', 'görüntüleri büyülüyor', 'göz dolduruyor'],
  ],
};
