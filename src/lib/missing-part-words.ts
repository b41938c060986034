/** A part of the page did not arrive: the network is gone, or the page is older than what the server has now. */
const MISSING = /dynamically imported module|importing a module script|preload css/iu;

/** Whether this is how a browser says that an import failed. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && MISSING.test(error.message);

/** What is said of it; the browsers' own words are English and hold an address. */
export const MISSING_PART = 'Sayfanın bir parçası yüklenemedi. Bağlantını denetleyip yeniden dene.';
