import type { Connections } from '#composition/connections.ts';
import type { AppServices } from './app-services.ts';

/** Who answers in the chat, in words: the model in use, or the built-in assistant (M-32). */
export function modelLabel({ ai }: Connections): string {
  if (ai === undefined) return 'Yerleşik asistan · internet gerekmez';
  if (ai.owner === 'keeper') return `${ai.model} · anahtar sunucuda`;
  return `${ai.model} · ${ai.apiKey === '' ? 'kendi sunucun' : 'kendi anahtarın'}`;
}

/** The label as it follows the person's own settings. */
export async function followModelLabel({ services, own }: Pick<AppServices, 'services' | 'own'>) {
  let label = modelLabel(await services.connections());
  const listeners = new Set<() => void>();
  own.subscribe(() => {
    void services.connections().then((connections) => {
      label = modelLabel(connections);
      for (const listener of listeners) listener();
    });
  });
  return {
    get: () => label,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
