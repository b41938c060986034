import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { understand } from '#assistant/models/local/understand/understand.ts';
import { loadCatalogue } from '#films/catalogue.ts';
import { createFilmIndex } from '#films/film-index.ts';

const index = createFilmIndex(await loadCatalogue());
const judge = await loadJudge();
const NOTHING = {
  minYear: undefined,
  maxYear: undefined,
  minRating: undefined,
  maxDuration: undefined,
  avoidTones: undefined,
  mood: undefined,
};
const said = (text: string) => ({ ...NOTHING, ...understand(text, index, 2026, judge).said });

describe('what is told beside a wish', () => {
  it.each([
    [
      'karı koca 2 saatimiz var polisiye severiz',
      { genres: ['Suç'], themes: ['polisiye'], maxDuration: 120 },
    ],
    ['efsane dostluk filmi at', { themes: ['dostluk'] }],
    ['annem parkinson, günde bi tek 10dan sonra vaktim oluyo', { people: [], minRating: undefined }],
    ['sınavdan kaldım ailem bilmiyo', { genres: [] }],
    ['arkadaşım taşındı geçen yıl, komedi olsun', { genres: ['Komedi'], minYear: undefined }],
    ['uyku yok beyin yakan bir şey aç', { themes: ['beyin yakan'] }],
    ['arkadaşım akşam yemeğine gelecek, komedi olsun', { genres: ['Komedi'], themes: [] }],
    ['polis eşiyim, komedi olsun', { genres: ['Komedi'], themes: [] }],
    ['annem mutfakta ben salonda, komedi olsun', { genres: ['Komedi'], themes: [] }],
    ['satranç turnuvasından elendim, komedi aç', { genres: ['Komedi'], themes: [] }],
    ['herkesin güldüğü bir şey, eski yeni fark etmez', { tones: ['komik'], maxYear: undefined }],
    ['bebek yeni uyudu, bir saatim var', { maxDuration: 60, minYear: undefined }],
    ['boşandım yeni, komedi olsun', { genres: ['Komedi'], minYear: undefined }],
    ['yeni bi tel aldım sesle yazıyorum, komedi aç', { genres: ['Komedi'], minYear: undefined }],
    ['kızım yeni yürümeye başladı, komedi aç', { genres: ['Komedi'], minYear: undefined }],
    ['annem yemek yapıyo, komedi bul', { genres: ['Komedi'], themes: [] }],
    ['yemek yaptım mum yaktım, kanlı olmasın', { themes: [] }],
    ['internette kota da az kısa bişi olsun', { themes: [], maxDuration: 100 }],
    ['komşu çok gürültülü, komedi ver', { genres: ['Komedi'], avoidTones: undefined }],
    ['herkes onu yazar, komedi olsun', { genres: ['Komedi'], themes: [] }],
    ['dedesi yanında olacak, komedi olsun', { genres: ['Komedi'], themes: [] }],
    ['komşu çağırdı yarım saate dönerim', { maxDuration: undefined }],
    ['20 dakikaya geliyorum, komedi aç', { genres: ['Komedi'], maxDuration: undefined }],
    ['komedi olsun, iki saati biraz geçse de olur', { genres: ['Komedi'], maxDuration: undefined }],
    ['audrey hepburn kısa saçlıydı', { maxDuration: undefined }],
    ['sinirden ağlıcam, komedi aç', { genres: ['Komedi'], mood: undefined }],
  ])('“%s”', (text, wanted) => {
    expect(said(text)).toMatchObject(wanted);
  });

  it.each([
    ['geçen yılın en iyi filmleri', { minYear: 2025, maxYear: 2025 }],
    ['geçen sene çıkan korkular', { minYear: 2025, maxYear: 2025 }],
    ['1 saat 20 falan olsun', { maxDuration: 80 }],
    ['yemek filmi olsun', { themes: ['yemek'] }],
    ['sonu güzel olsun', { ending: 'happy' }],
    ['oskarı kapmış filmlerden ver', { awards: ['oscar'] }],
    ['hafif hüzünlü bir film', { mood: 'sad' }],
    ['hafif komedi olsun', { genres: ['Komedi'], mood: 'relaxed' }],
    ['puanı 7den yüksek', { minRating: 7 }],
    ['tokyo da geçen bir film', { places: ['Tokyo'] }],
    ['eski okul aksiyon', { genres: ['Aksiyon'], maxYear: 1999 }],
    ['yeni bir komedi açıcam bul', { genres: ['Komedi'], minYear: 2020 }],
    ['kısa bi şey, yatıcam', { maxDuration: 100 }],
    ['yarım saate bitsin', { maxDuration: 30 }],
    ['beni düşündürecek bir film', { themes: ['düşündürücü'] }],
    ['boşandım yeni komedi olsun', { genres: ['Komedi'], minYear: 2020 }],
    ['internette tanışan bir çift', { themes: ['internet'] }],
    ['bir yazar filmi olsun', { themes: ['yazar'] }],
    ['çok bağırışlı çağırışlı olmasın uyanmasın', { avoidTones: ['gerilimli', 'korkutucu'] }],
    ['bu akşam ağlıcam film ver', { mood: 'sad' }],
  ])('is a wish in “%s”', (text, wanted) => {
    expect(said(text)).toMatchObject(wanted);
  });
});

describe('what is refused without a word of refusal', () => {
  it.each([
    ['siyah beyaz olursa kimse gelmez', { avoidThemes: ['siyah beyaz'], themes: [] }],
    ['korku açarsan seninle ayrılırız', { excludeGenres: ['Korku'], genres: [] }],
    ['savaş filmi izleyip daraldım gülelim', { avoidThemes: ['savaş'], genres: ['Komedi'] }],
    ['lars von trier izleyip hayata küstüm', { refusedPeople: ['Lars von Trier'], people: [] }],
    ['satoshi konu da biliyorum dostum', { refusedPeople: ['Satoshi Kon'], people: [] }],
    ['john wayne li olmasın, modern bişey', { refusedPeople: ['John Wayne'], people: [] }],
    ['aster eggers hariç', { refusedPeople: ['Ari Aster', 'Robert Eggers'] }],
    ['bu sonuncuda robot var yaa', { avoidThemes: ['robot'], themes: [] }],
    ['bu da korku ama ya', { excludeGenres: ['Korku'], genres: [] }],
  ])('“%s”', (text, wanted) => {
    expect(said(text)).toMatchObject(wanted);
  });

  it.each([
    ['rossellini olsun', { people: ['Roberto Rossellini'] }],
    ['bunda robot var mı', { avoidThemes: [] }],
  ])('is not in “%s”', (text, wanted) => {
    expect(said(text)).toMatchObject(wanted);
  });
});

describe('a style and more', () => {
  it('is of films like those of somebody, and not of theirs alone', () => {
    expect(said('fincher tarzı ama kadın dedektif olsun')).toMatchObject({
      people: [],
      similarTo: 'Dövüş Kulübü',
      themes: ['kadın', 'dedektif'],
    });
    expect(said('wong kar wai vibe ama 2010 sonrası')).toMatchObject({ people: [], minYear: 2010 });
    expect(said('fincher tarzı')).toMatchObject({ people: ['David Fincher'] });
  });
});

describe('what turns a wish', () => {
  it.each([
    ['gone girl tarzi ama david fincher hariç', { refusedPeople: ['David Fincher'], similarTo: 'Kayıp Kız' }],
    ['90lar hong kong, wong kar wai harici', { countries: ['Hong Kong'], refusedPeople: ['Wong Kar-wai'] }],
    ['interstellar gibi ama daha az ağlatan', { similarTo: 'Yıldızlararası', avoidThemes: ['hüzünlü'] }],
    ['gülmek istiyorum recep ivedik kafası değil', { similarTo: undefined, genres: ['Komedi'] }],
    ['tecavüz sahnesi olan varsa çıkar', { avoidThemes: ['tecavüz'], themes: [] }],
    ['kız korkudan hoşlanmıyo ben romantikten', { excludeGenres: ['Korku', 'Romantik'], genres: [] }],
    ['bela tarr bitti sırada kim var', { refusedPeople: ['Béla Tarr'], people: [] }],
    ['tarkovsky seviyorum ama 100 dk alti o kafada bi sey', { people: [], maxDuration: 100 }],
    ['çocuk animasyon görünce telefona gömülüyor', { excludeGenres: ['Animasyon'], genres: [] }],
    ['arkadaş türkçe bilmiyo almanca bi film', { origin: 'yabancı', languages: ['Almanca'] }],
    ['french new wave but not godard', { themes: ['yeni dalga'], refusedPeople: ['Jean-Luc Godard'] }],
  ])('is heard in “%s”', (text, wanted) => {
    expect({ similarTo: undefined, ...said(text) }).toMatchObject(wanted);
  });

  it.each([
    ['biri 5 biri 9 biri de 14 yaşında', { maxAge: 5 }],
    ['letterboxdda 4 üstü', { minRating: 8 }],
    ['60 70ler türk filmi', { minYear: 1960, maxYear: 1979 }],
    ['babamın doğum günü savaş filmi sever', { themes: ['savaş'], mood: undefined }],
    ['eski sevgilimle izlerdik, romantik olsun', { maxYear: undefined, genres: ['Romantik'] }],
    ['jason statham varsa daha iyi', { people: ['Jason Statham'], minRating: undefined }],
  ])('leaves the rest as it is: “%s”', (text, wanted) => {
    expect({ ...said(text) }).toMatchObject(wanted);
  });
});
