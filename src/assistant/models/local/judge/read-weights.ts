import weights from './weights.json' with { type: 'json' };
import { type Weights, weightsSchema } from './net.ts';

/** The weights that `npm run train` wrote; imported as a whole when the first message is judged, for they are large. */
export const readWeights = (): Weights => weightsSchema.parse(weights);
