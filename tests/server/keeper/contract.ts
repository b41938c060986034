import { describe } from 'vitest';

import { describeAddresses } from './addresses.ts';
import { describeBounds } from './bounds.ts';
import { describeForwarding } from './forwarding.ts';
import { describeLines } from './lines.ts';
import { describeRefusals } from './refusals.ts';
import { describeSecrets } from './secrets.ts';
import { type Place, setStage } from './stage.ts';
import { describeTroubles } from './troubles.ts';

/** What a key keeper does, wherever it runs. */
export function describeKeyKeeper(place: Place): void {
  describe(`the key keeper in ${place.name}`, () => {
    const stage = setStage(place);
    describeForwarding(stage);
    describeBounds(stage);
    describeAddresses(stage);
    describeRefusals(stage);
    describeTroubles(stage);
    describeLines(stage);
    describeSecrets(stage);
  });
}
