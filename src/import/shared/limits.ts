const MB = 1024 * 1024;

/** What is read at most. Real exports of tens of thousands of films are far below. */
export const IMPORT_LIMITS = {
  /** A file as it was chosen. */
  file: 64 * MB,
  /** One file of an archive, and all that are read of it, unpacked. */
  entry: 48 * MB,
  unpacked: 96 * MB,
  entries: 2000,
  rows: 50_000,
} as const;

export const SENTENCES = {
  tooLarge: 'Bu dosya çok büyük (en çok 64 MB okunabilir). Hiçbir şey değişmedi.',
  bomb: 'Bu arşiv açılınca alışılmadık ölçüde büyüyor; güvenlik için okunmadı. Hiçbir şey değişmedi.',
  tooMany: "Bu dosyada 50.000'den fazla satır var; daha küçük parçalar hâlinde dene. Hiçbir şey değişmedi.",
  brokenArchive: 'Bu arşiv bozuk, yarım kalmış ya da şifreli; yeniden indirip dene. Hiçbir şey değişmedi.',
  emptyArchive: 'Bu arşivde tanıdığım bir film listesi yok. Hiçbir şey değişmedi.',
  brokenTable:
    'Bu tablo yarım kalmış: bir tırnak işareti kapanmıyor. Yeniden indirip dene. Hiçbir şey değişmedi.',
  notText: 'Bu dosya bir film listesi değil; metin olarak okunamıyor. Hiçbir şey değişmedi.',
  notJson: 'Bu dosya okunamadı: yarım kalmış ya da JSON dosyası değil. Hiçbir şey değişmedi.',
  unknown:
    'Bu dosyayı tanıyamadım. Letterboxd ya da Trakt arşivi (zip), IMDb ya da TMDB tablosu (CSV) veya buradan indirdiğin JSON dosyası olabilir. Hiçbir şey değişmedi.',
  empty: 'Bu dosyada hiç film yok. Hiçbir şey değişmedi.',
  unreadable: 'Bu dosya okunamadı. Hiçbir şey değişmedi.',
} as const;
