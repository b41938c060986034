import type { Sentence } from '../converse.ts';

/** Whole conversations: what is said, and what must be done on it. */
export const CONVERSATIONS: readonly (readonly Sentence[])[] = [
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    ['daha kısa', ['recommendFilms', { genres: ['Korku'], maxDuration: 121 }]],
    ['daha yeni', ['recommendFilms', { genres: ['Korku'], maxDuration: 121, minYear: 1974 }]],
    ['başka', ['recommendFilms', { genres: ['Korku'], minYear: 1974, maxDuration: 121 }]],
    ['bunları beğenmedim', ['recommendFilms', { genres: ['Korku'], minYear: 1974, maxDuration: 121 }]],
    ['çok uzun bunlar', ['recommendFilms', { genres: ['Korku'], minYear: 1974, maxDuration: 121 }]],
  ],
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    ['çok uzun geldi, 110 dakikadan kısa olsun', ['recommendFilms', { genres: ['Korku'], maxDuration: 110 }]],
    [
      'çok eski bunlar, 2005 ve sonrası olsun',
      ['recommendFilms', { genres: ['Korku'], maxDuration: 110, minYear: 2005 }],
    ],
  ],
  [
    ['bir gerilim öner', ['recommendFilms', { genres: ['Gerilim'] }]],
    ['ilki nasıl', ['showFilm', { title: 'Başlangıç' }]],
    ['ikincinin fragmanını aç', ['findTrailer', { title: 'Yedi' }]],
    ['sonuncuyu favorilere ekle', ['addFavourite', { title: 'Dövüş Kulübü' }]],
    ['bunu izledim', ['markWatched', { title: 'Dövüş Kulübü' }]],
  ],
  [
    ['komedi öner', ['recommendFilms', { genres: ['Komedi'] }]],
    ["90'lardan olsun", ['recommendFilms', { genres: ['Komedi'], minYear: 1990, maxYear: 1999 }]],
    [
      'yerli olsun',
      ['recommendFilms', { genres: ['Komedi'], minYear: 1990, maxYear: 1999, origin: 'yerli' }],
    ],
    [
      'korku da olmasın',
      [
        'recommendFilms',
        { genres: ['Komedi'], minYear: 1990, maxYear: 1999, origin: 'yerli', excludeGenres: ['Korku'] },
      ],
    ],
    [
      "puanı 7'nin üstünde",
      [
        'recommendFilms',
        {
          genres: ['Komedi'],
          excludeGenres: ['Korku'],
          minYear: 1990,
          maxYear: 1999,
          origin: 'yerli',
          minRating: 7,
        },
      ],
    ],
    [
      'başka',
      [
        'recommendFilms',
        {
          genres: ['Komedi'],
          excludeGenres: ['Korku'],
          minYear: 1990,
          maxYear: 1999,
          minRating: 7,
          origin: 'yerli',
        },
      ],
    ],
  ],
  [
    ['bilim kurgu öner', ['recommendFilms', { genres: ['Bilim Kurgu'] }]],
    [
      'hepsini izledim',
      ['markWatched', { title: 'Başlangıç' }],
      ['markWatched', { title: 'Yıldızlararası' }],
      ['markWatched', { title: 'Aşk', year: 2013 }],
      ['recommendFilms', { genres: ['Bilim Kurgu'] }],
    ],
    ['başka öner', ['recommendFilms', { genres: ['Bilim Kurgu'] }]],
  ],
  [
    ['dram öner', ['recommendFilms', { genres: ['Drama'] }]],
    [
      'ilkini izledim, başka öner',
      ['markWatched', { title: 'Yıldızlararası' }],
      ['recommendFilms', { genres: ['Drama'] }],
    ],
  ],
  [
    ['dram öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['hangisini izleyeyim'],
    ['neden bunları önerdin'],
  ],
  [
    ['aksiyon öner', ['recommendFilms', { genres: ['Aksiyon'] }]],
    ['hayır, drama demek istedim', ['recommendFilms', { genres: ['Drama'] }]],
  ],
  [['komedi öner', ['recommendFilms', { genres: ['Komedi'] }]], ['vazgeçtim']],
  [
    ['komedi öner', ['recommendFilms', { genres: ['Komedi'] }]],
    ['vazgeçtim, korku olsun', ['recommendFilms', { genres: ['Korku'] }]],
  ],
  [
    ['macera öner', ['recommendFilms', { genres: ['Macera'] }]],
    ['bir de çocuklara uygun olsun', ['recommendFilms', { genres: ['Macera'], maxAge: 10 }]],
  ],
  [
    ['romantik öner', ['recommendFilms', { genres: ['Romantik'] }]],
    ['aynı ama daha eski', ['recommendFilms', { genres: ['Romantik'], maxYear: 1996 }]],
  ],
  [
    ["Baba'yı favorilere ekle", ['addFavourite', { title: 'Baba' }]],
    ['1972 olanı', ['addFavourite', { title: 'Baba', year: 1972 }]],
  ],
  [
    ["Baba'yı favorilere ekle", ['addFavourite', { title: 'Baba' }]],
    ['ikincisi', ['addFavourite', { title: 'Baba', year: 1972 }]],
  ],
  [
    ['Baba fragmanı', ['findTrailer', { title: 'Baba' }]],
    ['eski olan', ['findTrailer', { title: 'Baba', year: 1971 }]],
  ],
  [
    ["Can Dostum'u izledim", ['markWatched', { title: 'Can Dostum' }]],
    ['Will Hunting', ['markWatched', { title: 'Can Dostum', year: 1997 }]],
  ],
  [
    ["Can Dostum'u izledim", ['markWatched', { title: 'Can Dostum' }]],
    ["Robin Williams'lı olan", ['markWatched', { title: 'Can Dostum', year: 1997 }]],
  ],
  [['favorilere ekle'], ['Titanik', ['addFavourite', { title: 'Titanik' }]]],
  [['fragman aç'], ["Joker'in", ['findTrailer', { title: 'Joker' }]]],
  [["Titanik'i çok sevdim"], ['evet', ['addFavourite', { title: 'Titanik' }]]],
  [["Titanik'i çok sevdim"], ['benzerlerini öner', ['recommendFilms', { genres: [], similarTo: 'Titanik' }]]],
  [
    ["Titanik'i favorilere ekle", ['addFavourite', { title: 'Titanik' }]],
    ['geri al', ['removeFavourite', { title: 'Titanik' }]],
  ],
  [['temayı değiştir'], ['karanlık olsun', ['setTheme', { theme: 'dark' }]]],
  [
    ['beni şaşırt', ['surpriseFilm', {}]],
    ['başka', ['surpriseFilm', {}]],
    ['bunu favorilere ekle', ['addFavourite', { title: 'Başlangıç' }]],
    ['fragmanı', ['findTrailer', { title: 'Başlangıç' }]],
  ],
  [
    ['beni şaşırt', ['surpriseFilm', {}]],
    ['bunu izledim, başka sürpriz', ['markWatched', { title: 'Başlangıç' }], ['surpriseFilm', {}]],
  ],
  [
    ['Joker fragmanı', ['findTrailer', { title: 'Joker' }]],
    ['bunu favorilerime ekle', ['addFavourite', { title: 'Joker' }]],
    ['buna benzer bir şey öner', ['recommendFilms', { genres: [], similarTo: 'Joker' }]],
  ],
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    ['kanlı olmasın', ['recommendFilms', { genres: ['Korku'], avoidThemes: ['kanlı'] }]],
    ['türü fark etmez', ['recommendFilms', { genres: [], avoidThemes: ['kanlı'] }]],
  ],
  [
    ['hüzünlüyüm', ['recommendFilms', { genres: [], mood: 'sad' }]],
    ['drama olsun', ['recommendFilms', { genres: ['Drama'], mood: 'sad' }]],
    ['en fazla 2 saat', ['recommendFilms', { genres: ['Drama'], mood: 'sad', maxDuration: 120 }]],
    [
      '2000 sonrası olsun',
      ['recommendFilms', { genres: ['Drama'], mood: 'sad', maxDuration: 120, minYear: 2000 }],
    ],
    ['süre fark etmez', ['recommendFilms', { genres: ['Drama'], mood: 'sad', minYear: 2000 }]],
  ],
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    ['ikincisi gibi bir şey', ['recommendFilms', { genres: ['Korku'], similarTo: 'Şeytan' }]],
  ],
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    ['en kısasını favorilere ekle', ['addFavourite', { title: 'Şeytan', year: 1974 }]],
  ],
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    [
      'ilk ikisini izledim',
      ['markWatched', { title: 'Korku Seansı' }],
      ['markWatched', { title: 'Şeytan', year: 1973 }],
    ],
  ],
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    ['2. filmi izledim', ['markWatched', { title: 'Şeytan', year: 1973 }]],
  ],
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    ['3', ['showFilm', { title: 'Şeytan', year: 1974 }]],
  ],
  [['korku öner', ['recommendFilms', { genres: ['Korku'] }]], ['bunu favorilere ekle']],
  [['korku öner', ['recommendFilms', { genres: ['Korku'] }]], ['dördüncüyü aç']],
  [
    ['nolan filmi öner', ['recommendFilms', { genres: [], people: ['Christopher Nolan'] }]],
    [
      'dicaprio da oynasın',
      ['recommendFilms', { genres: [], people: ['Christopher Nolan', 'Leonardo DiCaprio'] }],
    ],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['baştan başlayalım'],
    ['komedi olsun', ['recommendFilms', { genres: ['Komedi'] }]],
  ],
  [['drama öner', ['recommendFilms', { genres: ['Drama'] }]], ['teşekkürler']],
  [['drama öner', ['recommendFilms', { genres: ['Drama'] }]], ['tamam']],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['komik bir şey olsa daha iyi olur', ['recommendFilms', { genres: ['Komedi'] }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['daha hafif bir şey', ['recommendFilms', { genres: ['Drama'], mood: 'relaxed' }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['biraz romantik olsun', ['recommendFilms', { genres: ['Drama', 'Romantik'] }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ["peki 80'lerden var mı", ['recommendFilms', { genres: ['Drama'], minYear: 1980, maxYear: 1989 }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['Türk filmi olsun', ['recommendFilms', { genres: ['Drama'], origin: 'yerli' }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['yabancı olmasın', ['recommendFilms', { genres: ['Drama'], origin: 'yerli' }]],
  ],
  [['drama öner', ['recommendFilms', { genres: ['Drama'] }]], ['bunlardan hangisi en kısa']],
  [
    ['Komedi öner', ['recommendFilms', { genres: ['Komedi'] }]],
    ['Drama öner', ['recommendFilms', { genres: ['Drama'] }]],
  ],
  [
    ['Komedi öner', ['recommendFilms', { genres: ['Komedi'] }]],
    ['Hüzünlüyüm', ['recommendFilms', { genres: ['Komedi'], mood: 'sad' }]],
  ],
  [
    [
      "hüzünlüyüm, 90'lardan bir dram öner",
      ['recommendFilms', { genres: ['Drama'], mood: 'sad', minYear: 1990, maxYear: 1999 }],
    ],
    ['bana bir komedi öner', ['recommendFilms', { genres: ['Komedi'] }]],
  ],
  [["favorilerimden Titanik'i çıkar", ['removeFavourite', { title: 'Titanik' }]], ['evet']],
  [
    ['favorilerimi göster', ['listFilms', { list: 'favourites' }]],
    ['ilkini sil', ['removeFavourite', { title: 'Başlangıç' }]],
  ],
  [['drama öner', ['recommendFilms', { genres: ['Drama'] }]], ['onun fragmanı']],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['ilk filmin oyuncuları kim', ['showFilm', { title: 'Yıldızlararası' }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['daha fazla göster', ['recommendFilms', { genres: ['Drama'] }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['devam et', ['recommendFilms', { genres: ['Drama'] }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['bir tane daha', ['recommendFilms', { genres: ['Drama'] }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['bunlar çok eski', ['recommendFilms', { genres: ['Drama'], minYear: 2015 }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['sıkıcı bunlar', ['recommendFilms', { genres: ['Drama'], avoidThemes: ['ağır tempo'] }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['hiçbiri olmadı, animasyon dene', ['recommendFilms', { genres: ['Animasyon'] }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    ['neyse boş ver beni şaşırt', ['surpriseFilm', {}]],
  ],
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    ['çok kanlı bunlar', ['recommendFilms', { genres: ['Korku'], avoidThemes: ['kanlı'] }]],
  ],
  [
    ['favorilerimi göster', ['listFilms', { list: 'favourites' }]],
    ['ikincinin fragmanını aç', ['findTrailer', { title: 'Yıldızlararası' }]],
  ],
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    ['artı komedi', ['recommendFilms', { genres: ['Korku', 'Komedi'] }]],
  ],
  [
    ["Joker'i favorilere ekle", ['addFavourite', { title: 'Joker' }]],
    ['bir de izledim', ['markWatched', { title: 'Joker' }]],
  ],
  [
    ['drama öner', ['recommendFilms', { genres: ['Drama'] }]],
    [
      'ilk ikisini favorilere ekle',
      ['addFavourite', { title: 'Yıldızlararası' }],
      ['addFavourite', { title: 'Baba', year: 1971 }],
    ],
    ['sonuncuyu izledim', ['markWatched', { title: 'Baba', year: 1972 }]],
  ],
  [
    ['beni şaşırt', ['surpriseFilm', {}]],
    ['bunu beğenmedim', ['surpriseFilm', {}]],
  ],
  [
    ['bugün çok yorgunum', ['recommendFilms', { genres: [], mood: 'relaxed' }]],
    ['komik olsun', ['recommendFilms', { genres: ['Komedi'], mood: 'relaxed' }]],
    ['çocuklar da izleyecek', ['recommendFilms', { genres: ['Komedi'], mood: 'relaxed', maxAge: 10 }]],
  ],
  [
    ["90'lardan bir komedi", ['recommendFilms', { genres: ['Komedi'], minYear: 1990, maxYear: 1999 }]],
    ["peki ya 80'ler", ['recommendFilms', { genres: ['Komedi'], minYear: 1980, maxYear: 1989 }]],
    ['yıl fark etmez', ['recommendFilms', { genres: ['Komedi'] }]],
  ],
  [
    ['Tom Hanks filmi', ['recommendFilms', { genres: [], people: ['Tom Hanks'] }]],
    ['dram olmasın', ['recommendFilms', { genres: [], people: ['Tom Hanks'], excludeGenres: ['Drama'] }]],
    [
      'en fazla 2 saat',
      ['recommendFilms', { genres: [], excludeGenres: ['Drama'], people: ['Tom Hanks'], maxDuration: 120 }],
    ],
  ],
  [
    ['bilim kurgu öner', ['recommendFilms', { genres: ['Bilim Kurgu'] }]],
    ['bunun yerine fantastik olsun', ['recommendFilms', { genres: ['Fantastik'] }]],
  ],
  [
    ['kore gerilimi öner', ['recommendFilms', { genres: ['Gerilim'], countries: ['Güney Kore'] }]],
    ['içim sıkıldı güldür beni', ['recommendFilms', { genres: ['Komedi'], mood: 'sad' }]],
  ],
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    // A word and an offer, never weepies.
    ['bugün çok üzgünüm'],
  ],
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    ['bir de yerli olsun', ['recommendFilms', { genres: ['Korku'], origin: 'yerli' }]],
    ['peki komedi olsun', ['recommendFilms', { genres: ['Komedi'], origin: 'yerli' }]],
  ],
  // What was refused is allowed again, and not wished.
  [
    ['komedi öner', ['recommendFilms', { genres: ['Komedi'] }]],
    ['animasyon olmasın', ['recommendFilms', { genres: ['Komedi'], excludeGenres: ['Animasyon'] }]],
    ['yok ya animasyon da olur', ['recommendFilms', { genres: ['Komedi'] }]],
  ],
  // What is said of the films on the screen is no wish.
  [
    ['90 dakikalık gerilim', ['recommendFilms', { genres: ['Gerilim'], maxDuration: 90 }]],
    ['bu iki buçuk saat??', ['recommendFilms', { genres: ['Gerilim'], maxDuration: 90 }]],
  ],
  // Seen, so not that one again; nothing is written into a list.
  [
    ['gerilim öner', ['recommendFilms', { genres: ['Gerilim'] }]],
    ["Yedi'yi izledim onu verme", ['recommendFilms', { genres: ['Gerilim'], excludeTitles: ['Yedi'] }]],
  ],
  // A bound need not be, or is put aside.
  [
    ['2020 sonrası gerilim', ['recommendFilms', { genres: ['Gerilim'], minYear: 2020 }]],
    ['bu yıl şart değil 2000 sonrası da olur', ['recommendFilms', { genres: ['Gerilim'], minYear: 2000 }]],
  ],
  [
    ['80lerden suç filmi öner', ['recommendFilms', { genres: ['Suç'], minYear: 1980, maxYear: 1989 }]],
    ['yıl fark etmez aslında, yılı kaldır', ['recommendFilms', { genres: ['Suç'] }]],
  ],
  // What the film should do refines; what is to be done to the person is a wish anew.
  [
    ['japon animasyonu izlicem', ['recommendFilms', { genres: ['Animasyon'], countries: ['Japonya'] }]],
    ['aglatsin beni', ['recommendFilms', { genres: ['Animasyon'], countries: ['Japonya'], mood: 'sad' }]],
  ],
  // Who begs asks nothing.
  [
    ['romantik film öner', ['recommendFilms', { genres: ['Romantik'] }]],
    [
      'mutlu sonla bitsin ne olur',
      ['recommendFilms', { genres: ['Romantik'], mood: 'happy', ending: 'happy' }],
    ],
  ],
  // `en az 8` bounds, and ranks nothing.
  [
    ['korku öner', ['recommendFilms', { genres: ['Korku'] }]],
    ['puanı en az 8 olan bi gerilim ver', ['recommendFilms', { genres: ['Gerilim'], minRating: 8 }]],
  ],
  // Which of those that were wished.
  [
    ['bilim kurgu öner', ['recommendFilms', { genres: ['Bilim Kurgu'] }]],
    ['pek bilinmeyenlerden ver', ['recommendFilms', { genres: ['Bilim Kurgu'], themes: ['az bilinen'] }]],
  ],
];
