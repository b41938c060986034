import { ServiceError } from './failures/service-failure.ts';

/** How long the browser's report of a barred address may take after the failed fetch, in milliseconds. */
const REPORT_MS = 50;

/**
 * A fetch that says why it failed: because the page's policy bars the address, which no second try changes, or else. In
 * browsers the SDK does not retry a failed fetch without a `cause`; so it gets one (docs/findings.md).
 */
export const reachableFetch: typeof fetch = async (input, init) => {
  const report = barredReport(input);
  try {
    return await fetch(input, init);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (await report.came()) throw new ServiceError({ kind: 'barredByPolicy' }, { cause: error });
    throw new TypeError('fetch failed', { cause: error });
  } finally {
    report.end();
  }
};

/** Listens for the browser's report that the page's policy bars an address; nobody reports outside of a page. */
function barredReport(input: Parameters<typeof fetch>[0]) {
  if (typeof document === 'undefined') return { came: async () => false, end: () => {} };
  const address = input instanceof Request ? input.url : String(input);
  let isBarred = false;
  let wake = () => {};
  const hear = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI === '' || !address.startsWith(blockedURI)) return;
    isBarred = true;
    wake();
  };
  document.addEventListener('securitypolicyviolation', hear);
  return {
    async came(): Promise<boolean> {
      if (!isBarred) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, REPORT_MS);
        });
      }
      return isBarred;
    },
    end: () => document.removeEventListener('securitypolicyviolation', hear),
  };
}
