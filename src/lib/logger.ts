/** Where the product logs what the specification asks to be logged. Injected, so that a test can assert on it. */
export interface Logger {
  warn(message: string, detail?: unknown): void;
  error(message: string, detail?: unknown): void;
}

/** Where measurements go that nobody has to act on. */
export interface InfoLogger {
  info(message: string, detail?: unknown): void;
}

/** The logger of the running product. */
export const consoleLogger: Logger & InfoLogger = {
  info: (message, detail) => console.info(message, ...(detail === undefined ? [] : [detail])),
  warn: (message, detail) => console.warn(message, ...(detail === undefined ? [] : [detail])),
  error: (message, detail) => console.error(message, ...(detail === undefined ? [] : [detail])),
};
