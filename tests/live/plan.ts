import type { Wishes } from '#domain/wishes.ts';

/** What a message of the conversation is said for: three films, a surprise, or anything else. */
interface Message {
  text: string;
  wants: 'films' | 'surprise' | 'words';
}

/** What is asked of a server. */
export interface LivePlan {
  wishes: readonly Wishes[];
  surprises: number;
  /** One conversation. */
  messages: readonly Message[];
}

export const PLAN: LivePlan = {
  wishes: [
    { genres: ['Drama'] },
    { genres: ['Komedi'], minYear: 2000 },
    { genres: ['Bilim Kurgu'], maxDuration: 150 },
    { genres: [], mood: 'happy' },
    { genres: ['Gerilim', 'Suç'] },
    { genres: ['Romantik'], minRating: 7 },
    { genres: ['Animasyon'] },
    { genres: ['Macera'], excludeGenres: ['Korku'] },
    { genres: ['Drama'], origin: 'yerli' },
    { genres: ['Aksiyon'], minYear: 1990, maxYear: 2010 },
  ],
  surprises: 5,
  messages: [
    { text: 'Merhaba, sen neler yapabiliyorsun?', wants: 'words' },
    { text: 'Bu akşam için bana bir drama öner', wants: 'films' },
    { text: 'Bunlar olmadı, 2000 sonrası olsun', wants: 'films' },
    { text: 'Yok, drama değil komedi öner', wants: 'films' },
    { text: 'Beni şaşırt', wants: 'surprise' },
    { text: 'Yıldızlararası filmini favorilerime ekle', wants: 'words' },
    { text: 'Favorilerimi göster', wants: 'words' },
    { text: 'Yıldızlararası gibi bilim kurgu filmleri öner', wants: 'films' },
    { text: 'İki saatten kısa bir gerilim öner', wants: 'films' },
    { text: 'Teşekkürler, iyi geceler', wants: 'words' },
  ],
};
