/** Adds a stylesheet to the page. Resolves once it applies; one that failed leaves nothing, so that it can be tried again. */
export function loadStyles(page: Document, address: string): Promise<void> {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The styles at ${address} did not come`));
    });
    page.head.append(link);
  });
}
