import type { Sentence } from '../converse.ts';

export const MIXED: readonly Sentence[] = [
  [
    "bana 90'lardan, puanı 8'in üstünde, en fazla 2 saat süren bir suç filmi öner",
    ['recommendFilms', { genres: ['Suç'], minYear: 1990, maxYear: 1999, maxDuration: 120, minRating: 8 }],
  ],
  [
    '2010 sonrası çekilmiş, çok kanlı olmayan, sonu ters köşe bir gerilim arıyorum',
    ['recommendFilms', { genres: ['Gerilim'], minYear: 2010, themes: ['ters köşe'], avoidThemes: ['kanlı'] }],
  ],
  [
    'sevgilimle izleyebileceğim, ne çok uzun ne çok ağır, hafif bir romantik komedi',
    [
      'recommendFilms',
      {
        genres: ['Romantik', 'Komedi'],
        occasions: ['randevu'],
        mood: 'relaxed',
        maxDuration: 120,
        avoidThemes: ['ağır tempo'],
        avoidTones: ['ağır'],
      },
    ],
  ],
  [
    'çocuklarla izleyeceğiz, animasyon olsun ama korkutucu olmasın',
    [
      'recommendFilms',
      { genres: ['Animasyon'], excludeGenres: ['Korku'], avoidTones: ['korkutucu'], maxAge: 10 },
    ],
  ],
  [
    "Nolan'ın yönettiği, uzayda geçen bir film",
    ['recommendFilms', { genres: [], people: ['Christopher Nolan'], themes: ['uzay'] }],
  ],
  [
    "Leonardo DiCaprio'nun oynadığı 2000'ler filmi",
    ['recommendFilms', { genres: [], minYear: 2000, maxYear: 2009, people: ['Leonardo DiCaprio'] }],
  ],
  [
    'yerli, komik, eski ve ailecek izlenebilecek bir şey',
    ['recommendFilms', { genres: ['Komedi', 'Aile'], maxYear: 1990, origin: 'yerli' }],
  ],
  [
    'korku ve gerilim dışında ne olursa, yeter ki sürükleyici olsun',
    ['recommendFilms', { genres: [], excludeGenres: ['Korku', 'Gerilim'], mood: 'excited' }],
  ],
  [
    'kısa, komik ve yerli bir film',
    ['recommendFilms', { genres: ['Komedi'], maxDuration: 100, origin: 'yerli' }],
  ],
  [
    "Al Pacino'nun mafya filmleri",
    ['recommendFilms', { genres: [], people: ['Al Pacino'], themes: ['mafya'] }],
  ],
  [
    'Tom Hanks oynasın ama dram olmasın',
    ['recommendFilms', { genres: [], excludeGenres: ['Drama'], people: ['Tom Hanks'] }],
  ],
  [
    'Japon animasyonu, Ghibli tarzı, huzurlu bir şey',
    [
      'recommendFilms',
      { genres: ['Animasyon'], mood: 'relaxed', countries: ['Japonya'], studios: ['Ghibli'] },
    ],
  ],
  [
    'savaş filmi istiyorum ama çok şiddetli olmasın',
    ['recommendFilms', { genres: [], themes: ['savaş'], avoidThemes: ['şiddet'] }],
  ],
  [
    'bilim kurgu ya da fantastik, ama süper kahraman olmasın',
    ['recommendFilms', { genres: ['Bilim Kurgu', 'Fantastik'], avoidThemes: ['süper kahraman'] }],
  ],
  [
    'Haftasonu arkadaşlarla toplanıyoruz, korkutacak bir şey lazım',
    ['recommendFilms', { genres: ['Korku'], occasions: ['arkadaş'] }],
  ],
  [
    'hem güldüren hem ağlatan yerli bir film',
    ['recommendFilms', { genres: ['Komedi', 'Drama'], mood: 'sad', origin: 'yerli' }],
  ],
  [
    'kafam çok dolu, beynimi yakmayacak basit bir şeyler',
    ['recommendFilms', { genres: [], mood: 'relaxed', avoidThemes: ['beyin yakan'] }],
  ],
  ["80'ler havasında neon ışıklı bir şey", ['recommendFilms', { genres: [], minYear: 1980, maxYear: 1989 }]],
  ['güçlü bir kadın karakterin olduğu macera', ['recommendFilms', { genres: ['Macera'], themes: ['kadın'] }]],
  [
    "hapisten kaçış temalı 90'lar filmi",
    ['recommendFilms', { genres: [], minYear: 1990, maxYear: 1999, themes: ['hapishane', 'kaçış'] }],
  ],
  [
    'gerçek bir hikayeye dayanan spor filmi',
    ['recommendFilms', { genres: [], themes: ['gerçek hikâye', 'spor'] }],
  ],
  ['müzik dolu, neşeli bir film', ['recommendFilms', { genres: [], mood: 'happy', themes: ['müzik'] }]],
  ['soğuk bir kış gecesi için sıcacık bir film', ['recommendFilms', { genres: [], themes: ['iç ısıtan'] }]],
  ['yağmurlu hava modu, melankolik bir film', ['recommendFilms', { genres: [], mood: 'sad' }]],
  [
    "Fransız romantik filmi, Paris'te geçsin",
    ['recommendFilms', { genres: ['Romantik'], countries: ['Fransa'], places: ['Paris'] }],
  ],
  [
    'Kore yapımı intikam filmi',
    ['recommendFilms', { genres: [], themes: ['intikam'], countries: ['Güney Kore'] }],
  ],
  [
    'bana beni düşündürecek, felsefi bir bilim kurgu öner',
    ['recommendFilms', { genres: ['Bilim Kurgu'], themes: ['düşündürücü', 'felsefi'] }],
  ],
  [
    'izlediğim en iyi film Yıldızlararası, buna benzer ne var',
    ['recommendFilms', { genres: [], similarTo: 'Yıldızlararası' }],
  ],
  [
    'Dövüş Kulübü ve Yedi gibi filmler',
    ['recommendFilms', { genres: [], similarTo: 'Dövüş Kulübü', alsoSimilarTo: ['Yedi'] }],
  ],
  [
    'Şahane Hayat gibi klasik bir noel filmi',
    ['recommendFilms', { genres: [], themes: ['klasik', 'noel'], similarTo: 'Şahane Hayat' }],
  ],
  [
    'çok az bilinen bir Türk filmi',
    ['recommendFilms', { genres: [], themes: ['az bilinen'], origin: 'yerli' }],
  ],
  ['gece tek başıma izleyip korkacağım bir şey', ['recommendFilms', { genres: ['Korku'] }]],
  [
    'annemle izleyebileceğim duygusal bir Türk filmi',
    ['recommendFilms', { genres: [], mood: 'sad', origin: 'yerli', occasions: ['ebeveyn'] }],
  ],
  ['12 yaşındaki yeğenimle izlemek için macera', ['recommendFilms', { genres: ['Macera'], maxAge: 12 }]],
  ['10 yaş altı çocuklar için animasyon', ['recommendFilms', { genres: ['Animasyon'], maxAge: 10 }]],
  [
    'babamla izlemek için western',
    ['recommendFilms', { genres: [], themes: ['western'], occasions: ['ebeveyn'] }],
  ],
  [
    'kızlarla pijama partisi yapıyoruz romantik komedi önersene',
    ['recommendFilms', { genres: ['Romantik', 'Komedi'] }],
  ],
  ['Yeni çıkan korku filmlerinden bir şey', ['recommendFilms', { genres: ['Korku'], minYear: 2023 }]],
  ['oyunculukları iyi bir dram', ['recommendFilms', { genres: ['Drama'] }]],
  ['kaliteli bir suç draması', ['recommendFilms', { genres: ['Suç', 'Drama'], minRating: 7.5 }]],
  ['bir solukta izlenecek film', ['recommendFilms', { genres: [], mood: 'excited' }]],
  [
    'sürpriz sonlu psikolojik gerilim',
    ['recommendFilms', { genres: ['Gerilim'], themes: ['ters köşe', 'psikolojik'] }],
  ],
  [
    'Hint filmi olsun, dans olsun',
    ['recommendFilms', { genres: [], themes: ['dans'], countries: ['Hindistan'] }],
  ],
  ['içinde köpek olan aile filmi', ['recommendFilms', { genres: ['Aile'], themes: ['köpek'] }]],
  ['zombi filmi ama komik', ['recommendFilms', { genres: ['Komedi'], themes: ['zombi'] }]],
  ['vampir aşkı', ['recommendFilms', { genres: [], themes: ['vampir', 'aşk'] }]],
  ['deniz, tatil, yaz havası', ['recommendFilms', { genres: [], themes: ['deniz', 'yaz'] }]],
  ['uzaylı istilası', ['recommendFilms', { genres: [], themes: ['uzaylı istilası'] }]],
  [
    "hırsızlık soygun filmi Ocean's gibi",
    ['recommendFilms', { genres: [], themes: ['soygun'], similarTo: "Ocean's" }],
  ],
  [
    'yüksek tempolu aksiyon, 100 dakikayı geçmesin',
    ['recommendFilms', { genres: ['Aksiyon'], mood: 'excited', maxDuration: 100, pace: 'fast' }],
  ],
  [
    'ne aksiyon ne korku, sakin bir dram',
    ['recommendFilms', { genres: ['Drama'], excludeGenres: ['Aksiyon', 'Korku'], mood: 'relaxed' }],
  ],
  [
    'aksiyon yok, korku yok, sadece huzur',
    ['recommendFilms', { genres: [], excludeGenres: ['Aksiyon', 'Korku'], mood: 'relaxed' }],
  ],
  ['animasyon hariç aile filmi', ['recommendFilms', { genres: ['Aile'], excludeGenres: ['Animasyon'] }]],
  [
    "puanı 7'den aşağı olmasın, 2005'ten eski olmasın",
    ['recommendFilms', { genres: [], minYear: 2005, minRating: 7 }],
  ],
  [
    '1990 ile 2000 arası çekilmiş komedi',
    ['recommendFilms', { genres: ['Komedi'], minYear: 1990, maxYear: 2000 }],
  ],
  [
    "60'lardan siyah beyaz bir klasik",
    ['recommendFilms', { genres: [], minYear: 1960, maxYear: 1969, themes: ['siyah beyaz', 'klasik'] }],
  ],
  [
    'seksenler sonu doksanlar başı aksiyon',
    ['recommendFilms', { genres: ['Aksiyon'], minYear: 1985, maxYear: 1994 }],
  ],
  [
    'son yıllarda çıkmış yerli gerilim',
    ['recommendFilms', { genres: ['Gerilim'], minYear: 2020, origin: 'yerli' }],
  ],
  ['en fazla doksan dakikalık bir animasyon', ['recommendFilms', { genres: ['Animasyon'], maxDuration: 90 }]],
  [
    'iki saatten kısa, 7.5 üstü bir bilim kurgu',
    ['recommendFilms', { genres: ['Bilim Kurgu'], maxDuration: 120, minRating: 7.5 }],
  ],
  ['yüz yirmi dakikayı aşmasın', ['recommendFilms', { genres: [], maxDuration: 120 }]],
  ['bir saat elli dakikadan uzun olmasın', ['recommendFilms', { genres: [], maxDuration: 110 }]],
  [
    'üç saatlik epik bir tarihi film',
    ['recommendFilms', { genres: [], minDuration: 165, maxDuration: 195, themes: ['epik', 'tarihi'] }],
  ],
  ['canım bol kahkahalı bir şey çekiyor', ['recommendFilms', { genres: ['Komedi'] }]],
  ['moralim yerlerde'],
  ['yüreğimi dağlayacak bir film', ['recommendFilms', { genres: [], mood: 'sad' }]],
  ['sabaha kadar ağlamak istiyorum', ['recommendFilms', { genres: [], mood: 'sad' }]],
  ['kendimi çok yalnız hissediyorum'],
  // Told without a wish: a word on it, and an offer.
  ['iş görüşmem kötü geçti'],
  ['bugün doğum günüm film öner', ['recommendFilms', { genres: [], mood: 'happy' }]],
  ['terfi aldım kutlamak istiyorum', ['recommendFilms', { genres: [], mood: 'happy' }]],
  ['sınavı kazandım!'],
  ['maç kaybettik moralim bozuk'],
  ['gerginim biraz', ['recommendFilms', { genres: [], mood: 'relaxed' }]],
  ['uykum kaçtı', ['recommendFilms', { genres: [], mood: 'relaxed' }]],
  ['boş boş oturuyorum', ['recommendFilms', { genres: [] }]],
  ['film gecesi yapacağız', ['recommendFilms', { genres: [] }]],
  ['Sence ne izlemeliyim?', ['recommendFilms', { genres: [] }]],
  ['önerin nedir', ['recommendFilms', { genres: [] }]],
  ['öneri', ['recommendFilms', { genres: [] }]],
  ['film', ['recommendFilms', { genres: [] }]],
  ['bir şey izleyelim', ['recommendFilms', { genres: [] }]],
  ['tavsiye?', ['recommendFilms', { genres: [] }]],
  ['bi film atsana', ['recommendFilms', { genres: [] }]],
  ['kanka bi korku filmi patlat', ['recommendFilms', { genres: ['Korku'] }]],
  ['abi bana sağlam bi aksiyon ver', ['recommendFilms', { genres: ['Aksiyon'] }]],
  ['hocam şöyle beyin yakan bişiler var mı', ['recommendFilms', { genres: [], themes: ['beyin yakan'] }]],
  ['ya şey, böyle, nasıl desem, romantik bi film', ['recommendFilms', { genres: ['Romantik'] }]],
  ['hııı komedi olabilir', ['recommendFilms', { genres: ['Komedi'] }]],
  ['komedi?', ['recommendFilms', { genres: ['Komedi'] }]],
  ['gerilim plss', ['recommendFilms', { genres: ['Gerilim'] }]],
  ['dram lütfen', ['recommendFilms', { genres: ['Drama'] }]],
  // `ona göre`: of what was said, and of nobody.
  ['ben aksiyon severim ona göre komedi de olsun', ['recommendFilms', { genres: ['Aksiyon', 'Komedi'] }]],
];
