import { formatNumber, joinList } from '#lib/turkish/format.ts';

import type { RestorePlan } from './plan.ts';

/** What a plan adds, a line each, in the order of the screens; empty where there is nothing to add. */
export function partsOf(plan: RestorePlan): string[] {
  const { favourites, watched, watchlist, hidden, batches, conversations, notes, genres, profile } = plan;
  const counted: readonly (readonly [count: number, what: string])[] = [
    [favourites.length, 'favori film'],
    [watched.length, 'izlenen film'],
    [watchlist.length, 'izlenecek film'],
    [hidden.length, 'önerilmeyecek film'],
    [batches.length, 'geçmiş öneri'],
    [conversations.length, 'sohbet'],
    [notes.length, 'not'],
    [genres.length, 'favori tür'],
  ];
  return [
    ...counted.filter(([count]) => count > 0).map(([count, what]) => `${formatNumber(count)} ${what}`),
    ...(profile.name === undefined ? [] : ['ismin']),
    ...(profile.bio === undefined ? [] : ['“Hakkımda” yazın']),
    ...(profile.notifications === undefined ? [] : ['bildirim seçimlerin']),
  ];
}

/** What became of it, for the notice with the way back. */
export const addedLabel = (plan: RestorePlan) => `${capital(joinList(partsOf(plan)))} eklendi`;

/** What of the file stays out, and why; empty where nothing does. */
export function leftOut({ known, crowded }: RestorePlan, unreadable: number): string[] {
  return [
    ...(known > 0 ? [`${formatNumber(known)} kayıt zaten burada; olduğu gibi kalır.`] : []),
    ...(crowded > 0 ? [`${formatNumber(crowded)} eski sohbete yer yok; en çok 50 sohbet saklanır.`] : []),
    ...(unreadable > 0 ? [`${formatNumber(unreadable)} kayıt okunamadı; dosyada kalır.`] : []),
  ];
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('tr-TR') + text.slice(1);
