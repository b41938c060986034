/** Writes the layers of the catalogue that the product loads from their sources: `npm run catalogue:write`. */
import { writeFile } from 'node:fs/promises';

import { layersOf, layerFile } from './layers.ts';

for (const [name, layer] of Object.entries(await layersOf())) {
  await writeFile(layerFile(name), layer);
  console.log(`${name.padEnd(12)} ${String(layer.length).padStart(9)} characters`);
}
