/** A server that people run themselves: where it listens, and how it has to be started for this page. */
export interface Preset {
  name: string;
  baseUrl: string;
  /** @param origin of this page, which such servers let in by name */
  hint: (origin: string) => string;
}

/** The addresses are those that each program listens at unless told otherwise. */
export const PRESETS: readonly Preset[] = [
  {
    name: 'Ollama',
    baseUrl: 'http://localhost:11434/v1',
    hint: (origin) =>
      `Ollama'yı OLLAMA_ORIGINS=${origin} ile başlat ki bu sayfa ona sorabilsin; OLLAMA_CONTEXT_LENGTH=8192 de uzun sohbetlere yer açar.`,
  },
  {
    name: 'LM Studio',
    baseUrl: 'http://localhost:1234/v1',
    hint: () =>
      "Developer sekmesinde sunucuyu başlat ve Enable CORS'u aç; modeli yüklerken Context Length en az 8192 olsun.",
  },
  {
    name: 'llama.cpp',
    baseUrl: 'http://localhost:8080/v1',
    hint: () => "llama-server'ı --jinja -c 8192 ile başlat: biri araçlar için, öteki bağlam için gerekir.",
  },
  {
    name: 'vLLM',
    baseUrl: 'http://localhost:8000/v1',
    hint: () =>
      '--enable-auto-tool-choice ve modeline uyan --tool-call-parser ile başlat; --max-model-len en az 8192 olsun.',
  },
];
