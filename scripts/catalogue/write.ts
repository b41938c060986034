/** Writes the layers of the catalogue that the product loads from their sources: `npm run catalogue:write`. */
import { writeFile } from 'node:fs/promises';

import { layerFile, LAYERS, layersOf } from './layers.ts';

const layers = await layersOf();
for (const name of LAYERS) {
  await writeFile(layerFile(name), layers[name]);
  console.log(`${name.padEnd(12)} ${String(layers[name].length).padStart(9)} characters`);
}
