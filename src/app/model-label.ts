import { createStore } from 'zustand/vanilla';

import type { Connections } from '#composition/connections.ts';
import type { AppServices } from './app-services.ts';

/** Who answers in the chat, in words: the model in use, or the built-in assistant (M-32). */
export function modelLabel({ ai, isAway = false }: Connections): string {
  if (isAway) return 'Çevrimdışı · yerleşik asistan yanıtlıyor';
  if (ai === undefined) return 'Yerleşik asistan · internet gerekmez';
  if (ai.owner === 'keeper') return `${ai.model} · anahtar sunucuda`;
  return `${ai.model} · ${ai.apiKey === '' ? 'kendi sunucun' : 'kendi anahtarın'}`;
}

/** The label as it follows the person's own settings and the network. */
export async function followModelLabel({ services, own }: Pick<AppServices, 'services' | 'own'>) {
  const read = async () => modelLabel(await services.connections());
  const first = await read();
  const label = createStore(() => first);
  const follow = () => void read().then(label.setState);
  own.subscribe(follow);
  for (const change of ['online', 'offline']) window.addEventListener(change, follow);
  return label;
}
