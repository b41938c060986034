import { createInstallOffer } from './create-install-offer.ts';

/** This page's. Where the landing page is rendered for the build, there is none. */
export const installOffer = createInstallOffer(typeof window === 'undefined' ? undefined : window);
