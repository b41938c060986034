const SENTENCES: Readonly<Record<string, string>> = {
  'no-speech': 'Bir şey duyamadım. Yeniden dener misin?',
  'not-allowed': 'Mikrofon izni yok. Tarayıcının adres çubuğundan izin verebilirsin.',
  'service-not-allowed': 'Bu tarayıcı burada dinlemeye izin vermiyor; yazarak sürdürebilirsin.',
  'audio-capture': 'Mikrofona ulaşamadım. Bağlı olduğundan emin misin?',
  network: 'Konuşma servisine ulaşılamadı; yazarak sürdürebilirsin.',
  'language-not-supported': 'Tarayıcın Türkçe konuşmayı yazıya çeviremiyor.',
};

/** What is said of an error of speech recognition; nothing where it was called off. */
export const speechProblem = (error: string): string | undefined =>
  error === 'aborted' ? undefined : (SENTENCES[error] ?? 'Seni dinleyemedim; yazarak sürdürebilirsin.');
