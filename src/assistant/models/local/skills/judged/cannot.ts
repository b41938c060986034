import type { Understanding } from '../../understand/understand.ts';

/** What cannot be done here, by the words that tell it, and the nearest thing that can. */
const CANNOT: readonly (readonly [told: RegExp, reply: string])[] = [
  [
    /hatirlat|alarm|bildirim (?:at|gonder|kur)|takvim|randevu/u,
    'Hatırlatma kuramıyorum. Ama şimdiden bir film seçersek favorilerinde seni bekler; ekleyeyim mi?',
  ],
  [
    /sinema(?:da|si|lar|nda|ya|ma)?\b|vizyon|seans|bilet|salon|imax|festival/u,
    'Salonları, seansları ve biletleri göremiyorum. Filmin kartındaki Ara düğmesi seni internette aratır; evde izlemek için de film önerebilirim.',
  ],
  [
    /indir|torrent|link|korsan|full hd|hd izle|bedava izle|ucretsiz izle/u,
    'Film indiremem, bağlantı da veremem. Filmin kartındaki Ara düğmesiyle nerede izlendiğine bakabilir, istersen fragmanını açabilirim.',
  ],
  [
    /altyazi|dublaj|seslendirme|sesli betimleme/u,
    'Altyazı ve dublaj seçeneklerini bilmiyorum; izleyeceğin yerde yazar. Filmin kartındaki Ara düğmesiyle bakabilirsin.',
  ],
  [
    /(?:^| )dizi|(?:^| )bolum|(?:^| )sezon/u,
    'Dizilerde yokum, yalnızca filmlerden anlarım. İstersen aynı havada bir film bulayım: türünü söylemen yeter.',
  ],
  [
    /oynat|(?:^| )(?:ac|baslat|yayinla|izlet)(?: |$)|(?:^| )(?:durdur|sesini)|muzi[kg]|sarki/u,
    'Filmi burada oynatamıyorum. Ama adını söylersen fragmanını açarım, Ara düğmesi de nerede izlendiğini buldurur.',
  ],
];
const PLATFORM =
  'Hangi filmin hangi platformda olduğunu bilmiyorum. Filmin kartındaki Ara düğmesi bunu internette aratır; istersen şimdi bir film seçelim.';

/** Says plainly what cannot be done, with the nearest thing that can. */
export const cannotReply = ({ text }: Pick<Understanding, 'text'>): string =>
  CANNOT.find(([told]) => told.test(text))?.[1] ?? PLATFORM;
