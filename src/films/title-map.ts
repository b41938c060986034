import { normaliseTitle } from '#domain/title.ts';

/** A film's names, as the catalogue has them and as the list below has them. */
export interface NamedFilm {
  title: string;
  /** The title under which the world knows it; the same as `title` where it has no other. */
  originalTitle: string;
  year: number;
  aliases?: readonly string[];
}

/** What the map says of a film. */
export interface MappedTitles {
  english: string;
  /** Every title and spelling. */
  all: readonly string[];
}

/** The Turkish → English title map (spec §7). */
export interface TitleMap {
  /** How many different Turkish titles have another English one. */
  translations: number;
  /**
   * The names of the film that bears a title: Turkish, original or, where no film is called so, a further spelling. Of
   * several films the one with that original title counts, then the one of that year, then one beside it (0 is
   * unknown); where that leaves more than one, the answer is undefined: a title is never guessed (product.md §3).
   */
  find(film: { title: string; year: number; originalTitle?: string | undefined }): MappedTitles | undefined;
}

interface Entry extends MappedTitles {
  year: number;
  keys: ReadonlySet<string>;
}

/** Builds the map from the catalogue's films and the further ones below, of which the catalogue's come first. */
export function createTitleMap(films: readonly NamedFilm[]): TitleMap {
  const byTitle = new Map<string, Entry[]>();
  const byAlias = new Map<string, Entry[]>();
  const translated = new Set<string>();
  const seen = new Set<string>();
  for (const film of [...films, ...FURTHER_FILMS]) {
    const { title, originalTitle, year, aliases = [] } = film;
    const titles = new Set([title, originalTitle].map(normaliseTitle));
    const spellings = new Set(aliases.map(normaliseTitle));
    const same = `${normaliseTitle(originalTitle)} ${year}`;
    if (seen.has(same)) continue;
    seen.add(same);
    if (titles.size > 1) translated.add(normaliseTitle(title));
    const all = [title, originalTitle, ...aliases];
    const entry: Entry = { english: originalTitle, all, year, keys: new Set([...titles, ...spellings]) };
    for (const key of titles) push(byTitle, key, entry);
    for (const key of spellings) if (!titles.has(key)) push(byAlias, key, entry);
  }
  return {
    translations: translated.size,
    find({ title, year, originalTitle = '' }) {
      const key = normaliseTitle(title);
      return choose(byTitle.get(key) ?? byAlias.get(key) ?? [], year, normaliseTitle(originalTitle));
    },
  };
}

function push(index: Map<string, Entry[]>, key: string, entry: Entry): void {
  if (key === '') return;
  const entries = index.get(key);
  if (entries === undefined) index.set(key, [entry]);
  else entries.push(entry);
}

function choose(entries: readonly Entry[], year: number, original: string): MappedTitles | undefined {
  const called = entries.filter(({ english }) => normaliseTitle(english) === original);
  const spelt = called.length > 0 ? called : entries.filter(({ keys }) => keys.has(original));
  const candidates = spelt.length > 0 ? spelt : entries;
  const exact = candidates.filter((entry) => entry.year === year);
  const near = candidates.filter((entry) => year === 0 || Math.abs(entry.year - year) <= 1);
  const [entry, ...others] = exact.length > 0 ? exact : near;
  if (entry === undefined || others.length > 0) return undefined;
  return { english: entry.english, all: entry.all };
}

/** Well-known films beyond the catalogue, of which people and models know the Turkish titles. */
export const FURTHER_FILMS: readonly NamedFilm[] = (
  [
    ['Esaretin Bedeli', 'The Shawshank Redemption', 1994],
    ['Ucuz Roman', 'Pulp Fiction', 1994],
    ['Matrix', 'The Matrix', 1999],
    ['Akıl Defteri', 'Memento', 2000],
    ['Prestij', 'The Prestige', 2006],
    ['Soysuzlar Çetesi', 'Inglourious Basterds', 2009],
    ['Yüzüklerin Efendisi: İki Kule', 'The Lord of the Rings: The Two Towers', 2002],
    ['Yüzüklerin Efendisi: Kralın Dönüşü', 'The Lord of the Rings: The Return of the King', 2003],
    ['Batman Başlıyor', 'Batman Begins', 2005],
    ['Kara Şövalye Yükseliyor', 'The Dark Knight Rises', 2012],
    ['Terminatör 2: Mahşer Günü', 'Terminator 2: Judgment Day', 1991],
    ['Baba 3', 'The Godfather Part III', 1990],
    ['Otomatik Portakal', 'A Clockwork Orange', 1971],
    ['Çin Mahallesi', 'Chinatown', 1974],
    ['Köpeklerin Günü', 'Dog Day Afternoon', 1975],
    ['Avcı', 'The Deer Hunter', 1978],
    ['Geceyarısı Ekspresi', 'Midnight Express', 1978],
    ['Cumartesi Gecesi Ateşi', 'Saturday Night Fever', 1977],
    ['Mavi Kadife', 'Blue Velvet', 1986],
    ['Ayna', 'Mirror', 1975],
    ['Kurban', 'The Sacrifice', 1986],
    ['Günaydın Vietnam', 'Good Morning, Vietnam', 1987],
    ['Uyanışlar', 'Awakenings', 1990],
    ['Hayalet', 'Ghost', 1990],
    ['İlk Aşk İlk Dans', 'Dirty Dancing', 1987],
    ['Sevginin Bağladıkları', 'Sleepless in Seattle', 1993],
    ['Mesajınız Var', "You've Got Mail", 1998],
    ['Kaçak Gelin', 'Runaway Bride', 1999],
    ["Bridget Jones'un Günlüğü", "Bridget Jones's Diary", 2001],
    ['Aşk ve Gurur', 'Pride & Prejudice', 2005],
    ['Teklif', 'The Proposal', 2009],
    ['Senden Önce Ben', 'Me Before You', 2016],
    ['Aynı Yıldızın Altında', 'The Fault in Our Stars', 2014],
    ['Gün Doğmadan', 'Before Sunrise', 1995],
    ['Gün Batmadan', 'Before Sunset', 2004],
    ['Aşk Zamanı', 'In the Mood for Love', 2000],
    ['Felekten Bir Gece', 'The Hangover', 2009],
    ['Salak ile Avanak', 'Dumb and Dumber', 1994],
    ['Korkunç Bir Film', 'Scary Movie', 2000],
    ['Polis Akademisi', 'Police Academy', 1984],
    ['Siyah Giyen Adamlar', 'Men in Black', 1997],
    ['Müzede Bir Gece', 'Night at the Museum', 2006],
    ['Zor Baba', 'Meet the Parents', 2000],
    ['Zor Ölüm 2', 'Die Hard 2', 1990],
    ['Hızlı ve Öfkeli', 'The Fast and the Furious', 2001],
    ['Görevimiz Tehlike 2', 'Mission: Impossible II', 2000],
    ['Son Ültimatom', 'The Bourne Ultimatum', 2007],
    ['Cehennem Melekleri', 'The Expendables', 2010],
    ['Da Vinci Şifresi', 'The Da Vinci Code', 2006],
    ['Melekler ve Şeytanlar', 'Angels & Demons', 2009],
    [
      'Narnia Günlükleri: Aslan, Cadı ve Dolap',
      'The Chronicles of Narnia: The Lion, the Witch and the Wardrobe',
      2005,
    ],
    ['Cennetin Krallığı', 'Kingdom of Heaven', 2005],
    ['Kızıl Ejder', 'Red Dragon', 2002],
    ['Kemik Koleksiyoncusu', 'The Bone Collector', 1999],
    ['Halka', 'The Ring', 2002],
    ['Ruhlar Bölgesi', 'Insidious', 2010],
    ['Sessiz Bir Yer', 'A Quiet Place', 2018],
    ['Cadı', 'The Witch', 2015],
    ['Deniz Feneri', 'The Lighthouse', 2019],
    ['Zombi Ekspresi', 'Train to Busan', 2016],
    ['Marslı', 'The Martian', 2015],
    ['Yapay Zekâ', 'A.I. Artificial Intelligence', 2001],
    ['Yarının Sınırında', 'Edge of Tomorrow', 2014],
    ['Piyano', 'The Piano', 1993],
    ['İngiliz Hasta', 'The English Patient', 1996],
    ['Milyonluk Bebek', 'Million Dollar Baby', 2004],
    ['Gizemli Nehir', 'Mystic River', 2003],
    ['Oyun', 'The Game', 1997],
    ['Panik Odası', 'Panic Room', 2002],
    ['Casuslar Köprüsü', 'Bridge of Spies', 2015],
    ['Enigma', 'The Imitation Game', 2014],
    ['Çizgili Pijamalı Çocuk', 'The Boy in the Striped Pyjamas', 2008],
    ['Kitap Hırsızı', 'The Book Thief', 2013],
    ['Bir Ayrılık', 'A Separation', 2011],
    ['Kirazın Tadı', 'Taste of Cherry', 1997],
    ['Beyaz Bant', 'The White Ribbon', 2009],
    ['Istakoz', 'The Lobster', 2015],
    ['Sarayın Gözdesi', 'The Favourite', 2018],
    ['Ratatuy', 'Ratatouille', 2007],
    ['İnanılmaz Aile', 'The Incredibles', 2004],
    ['Oyuncak Hikâyesi 2', 'Toy Story 2', 1999],
    ['Ters Yüz 2', 'Inside Out 2', 2024],
    ['Çılgın Hırsız', 'Despicable Me', 2010],
    ['Minyonlar', 'Minions', 2015],
    ['Tavuklar Firarda', 'Chicken Run', 2000],
    ['Madagaskar', 'Madagascar', 2005],
    ['Neşeli Ayaklar', 'Happy Feet', 2006],
    ['Köfte Yağmuru', 'Cloudy with a Chance of Meatballs', 2009],
    ['Prenses ve Kurbağa', 'The Princess and the Frog', 2009],
    ['Oyunbozan Ralph', 'Wreck-It Ralph', 2012],
    ['Evcil Hayvanların Gizli Yaşamı', 'The Secret Life of Pets', 2016],
    ['Şarkını Söyle', 'Sing', 2016],
    ['Patron Bebek', 'The Boss Baby', 2017],
    ['Kutup Ekspresi', 'The Polar Express', 2004],
  ] as const
).map(([title, originalTitle, year]) => ({ title, originalTitle, year }));
