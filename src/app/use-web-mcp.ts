import { useEffect, useEffectEvent } from 'react';

import { consoleLogger } from '#lib/logger.ts';
import { afterStartUp } from '#lib/pacing/after-start-up.ts';
import type { AppServices } from './app-services.ts';
import type { ScreenActions } from './compose-assistant.ts';
import { takesTools } from './web-mcp/model-context.ts';

/**
 * Offers the assistant's tools to other agents of this browser while somebody is signed in and allows it, once the page
 * has come to rest. Does nothing where the browser has no WebMCP.
 */
export function useWebMcp(services: AppServices, actions: ScreenActions, isAllowed: boolean): void {
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    const { offerToBrowser } = await import('./offer-to-browser.ts');
    await offerToBrowser(services, actions, signal);
  });
  useEffect(() => {
    if (!isAllowed || !takesTools(document)) return undefined;
    const offered = new AbortController();
    const { signal } = offered;
    const start = () => {
      if (signal.aborted) return;
      // Nobody has asked for it, so nobody is told: what a person does works without it.
      offer(signal).catch((error: unknown) => {
        if (!signal.aborted) consoleLogger.warn('Araçlar tarayıcıya sunulamadı', error);
      });
    };
    afterStartUp(window, start);
    return () => offered.abort();
  }, [services, isAllowed]);
}
