import { config } from 'zod/mini';

// zod probes `Function("")` once to see whether it may compile; under our Content Security Policy that is a violation
// in the console. Imported first, before any schema is made (docs/findings.md).
config({ jitless: true });
