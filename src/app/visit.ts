import { consoleLogger } from '#lib/logger.ts';
import { createListeners } from '#storage/box/listeners.ts';
import type { Records } from '#storage/create-records.ts';

import type { Session } from './session.ts';
import type { ThemeStore } from './theme/theme.ts';

/** What is behind the landing page, and of no use to who only reads it. */
export interface Product {
  records: Records;
  theme: ThemeStore;
  session: Session;
}

/**
 * Whether somebody is in, and the way to the product, which is loaded when it is first opened. Until then `isIn` is what
 * the script before the first paint saw.
 */
export function createVisit(isIn: boolean, load: () => Promise<Product>) {
  const { call, subscribe } = createListeners(consoleLogger);
  let opened: Promise<Product> | undefined;
  const openNow = async () => {
    const product = await load();
    const follow = () => {
      isIn = product.records.user.get() !== null;
      call();
    };
    product.records.user.subscribe(follow);
    follow();
    return product;
  };
  // The same promise each time, a failed one too, or what renders it would ask without an end.
  const open = () => (opened ??= openNow());
  const forget = () => void (opened = undefined);
  return {
    isIn: () => isIn,
    open,
    /** Loads ahead of need. A failure is left for the need itself to meet. */
    prepare: () => void open().catch(forget),
    /** Lets another try be made after one that failed. */
    retry: () => void opened?.catch(forget),
    subscribe,
  };
}

export type Visit = ReturnType<typeof createVisit>;
