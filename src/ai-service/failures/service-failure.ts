import {
  ANSWER_CUT,
  CONTENT_FILTERED,
  LENGTH_REACHED,
  statusSentence,
  TOO_LATE,
  UNREACHABLE,
  UNREADABLE,
} from './failure-sentences.ts';

/** Why the AI service gave no answer. Free of the SDK, so that screens may name causes, too. */
export type FailureKind = keyof typeof SENTENCES;

export interface ServiceFailure {
  kind: FailureKind;
  /** In how many seconds the service wants to be asked again, where it says so. */
  retryAfter?: number;
}

/** Whose key and settings are in use: with those of the server, a person can mend nothing under *Ayarlar*. */
export type KeyOwner = 'own' | 'keeper';

const SENTENCES = {
  unreachable: UNREACHABLE,
  barredByPolicy: 'Bu sayfanın güvenlik kuralı yapay zekâ servisinin adresine izin vermiyor.',
  badKeyCharacter: 'Yapay zekâ anahtarında bulunamayacak bir harf ya da boşluk var.',
  badKey: statusSentence(401),
  noCredit: 'Yapay zekâ hesabında kredi kalmamış.',
  noPermission: statusSentence(403),
  region: 'Servis bulunduğun ülkeye hizmet vermiyor.',
  notFound: statusSentence(404),
  noTools: 'Bu model araç kullanamıyor.',
  contextTooSmall: 'İstek modelin bağlamına sığmıyor.',
  noMemory: 'Sunucunun belleği bu modele yetmiyor.',
  badRequest: statusSentence(400),
  unprocessable: statusSentence(422),
  conflict: statusSentence(409),
  rateLimited: statusSentence(429),
  timedOut: statusSentence(408),
  serverProblem: statusSentence(500),
  turnedDown: statusSentence(418),
  dailyShareSpent: 'Sunucunun bugünkü yapay zekâ payı doldu; yarın yenilenecek.',
  askedTooOften: 'Kısa sürede çok soru soruldu. Biraz sonra yeniden dene.',
  tooLate: TOO_LATE,
  unreadable: UNREADABLE,
  cut: ANSWER_CUT,
  lengthReached: LENGTH_REACHED,
  filtered: CONTENT_FILTERED,
  refused: 'Model bu isteği yanıtlamayı reddetti.',
  noAnswer: 'Model boş bir yanıt verdi.',
  repeats: 'Model aynı sözleri yineleyip durdu.',
  badCalls: 'Model, uygulamanın araçlarını doğru çağıramadı.',
} as const;

/** What whoever entered the key and chose the model can do about it. */
const ADVICE: Partial<Record<FailureKind, string>> = {
  badKeyCharacter: "Ayarlar'dan yeniden yapıştır.",
  badKey: "Ayarlar'dan denetleyebilirsin.",
  noCredit: 'Kredi yüklenene kadar yanıt veremez.',
  contextTooSmall: 'Bağlamını büyüt ya da başka bir model seç.',
  noMemory: 'Daha küçük bir model seç.',
};

/** A wait worth naming, in seconds; a shorter one is over before it has been read. */
export const WORTH_NAMING = 10;

/** The cause in Turkish (E-10), with what can be done about it by whoever owns the key. */
export function sentenceOf({ kind, retryAfter = 0 }: ServiceFailure, owner: KeyOwner = 'own'): string {
  if (kind === 'rateLimited' && retryAfter >= WORTH_NAMING)
    return `İstek sınırına ulaşıldı. ${waitOf(retryAfter)} sonra yeniden dene.`;
  const advice = owner === 'own' ? ADVICE[kind] : undefined;
  return advice === undefined ? SENTENCES[kind] : `${SENTENCES[kind]} ${advice}`;
}

const waitOf = (seconds: number): string => {
  if (seconds < 100) return `${Math.ceil(seconds)} saniye`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `${minutes} dakika` : `${Math.ceil(minutes / 60)} saat`;
};

/** Kinds that concern the conversation and its tools: a plain question for films may still succeed. */
const OF_THE_CHAT: ReadonlySet<FailureKind> = new Set(['noTools', 'badCalls', 'contextTooSmall']);

/** Whether only conversations fail so, and films can still be asked for. */
export const isOfTheChat = ({ kind }: ServiceFailure): boolean => OF_THE_CHAT.has(kind);

/** A failure that carries its cause. It is not asked again: whatever may be asked again stays an error of the SDK. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly failure: ServiceFailure;

  constructor(failure: ServiceFailure, options?: ErrorOptions) {
    super(failure.kind, options);
    this.failure = failure;
  }
}
