import { readJudged } from '#scripts/judgement/read-judgements.ts';
import { readPictureLayer, writePictures } from './pictures/encode-pictures.ts';
import { readCountries } from './countries.ts';
import { readAnimals } from './animals.ts';
import { readBeside } from './beside.ts';
import { foremostByFilm, readForemost } from './foremost.ts';
import { readGladly } from './gladly.ts';
import { readJobs } from './jobs.ts';
import { readLore } from './lore.ts';
import { readRoles, rolesOf } from './roles.ts';
import { readWriters, writersByFilm } from './writers.ts';
import {
  encodeFacts,
  encodeJudgements,
  encodeRecall,
  encodeTexts,
  encodeVocabulary,
  type SourceFilm,
} from './encode.ts';

const DATA = new URL('../../src/films/data/', import.meta.url);

export const LAYERS = [
  'facts',
  'judgements',
  'texts',
  'recall',
  'lore',
  'inside',
  'vocabulary',
  'pictures',
] as const;
export type Layer = (typeof LAYERS)[number];

/** Where a layer stands. */
export const layerFile = (name: Layer) => new URL(`${name}.json`, DATA);

/** Every layer of the catalogue as its file should read. @throws where a film has no judgement or no grade */
export async function layersOf(): Promise<Record<Layer, string>> {
  const { films, settled } = await readJudged();
  const judgements = new Map(settled.map((one) => [one.id, one]));
  const ids = new Set(films.map(({ id }) => id));
  const writers = writersByFilm(await readWriters(), ids);
  const [roles, animals, countries, grades, jobs, named, beside] = await Promise.all([
    readRoles(),
    readAnimals(),
    readCountries(),
    readGladly(),
    readJobs(),
    readForemost(),
    readBeside(ids),
  ]);
  const foremost = foremostByFilm(named, ids);
  const sources = films.map((film): SourceFilm => {
    const judgement = judgements.get(film.id);
    if (judgement === undefined) throw new Error(`${film.id} has no judgement`);
    const gladly = grades[film.id];
    if (gladly === undefined) throw new Error(`${film.id} has no grade in gladly.json`);
    const { place } = judgement;
    const land = place === undefined ? film.countries[0] : countries[place];
    const told = {
      roles: rolesOf(roles, film),
      animal: animals[film.id],
      gladly,
      jobs: jobs[film.id],
      foremost: foremost(film.id),
      beside: beside[film.id],
      land,
    };
    return { film: { ...film, writers: writers.get(film.id) }, judgement, ...told };
  });
  // Neighbours in time share people and words: in this order the layers are smallest.
  sources.sort((a, b) => a.film.year - b.film.year || (a.film.id < b.film.id ? -1 : 1));
  const { lore, inside } = await readLore(ids);
  return {
    facts: lines(encodeFacts(sources)),
    judgements: lines(encodeJudgements(sources)),
    texts: lines(encodeTexts(sources)),
    recall: lines(encodeRecall(sources)),
    lore: lines(lore),
    inside: lines(inside),
    vocabulary: `${JSON.stringify(encodeVocabulary(sources))}\n`,
    pictures: lines(writePictures(sources, await readPictureLayer(layerFile('pictures')))),
  };
}

/** A column a line, so that a change of one field is a change of one line. */
const lines = (columns: object) =>
  `{\n${Object.entries(columns)
    .map(([name, column]) => `${JSON.stringify(name)}:${JSON.stringify(column)}`)
    .join(',\n')}\n}\n`;
