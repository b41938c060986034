import { dirname, join } from 'node:path/posix';

/** What a reference is checked against; paths are from the root of the repository. */
export interface House {
  exists: (path: string) => boolean;
  /** The numbers of the requirements in tests/SPEC.md. */
  requirements: ReadonlySet<string>;
  /** The scripts of package.json. */
  commands: ReadonlySet<string>;
}

const LINK = /\]\((?!https?:|#)(?<path>[^)#\s]+)(?:#[^)]*)?\)/gu;
const DOCUMENT = /(?:docs\/[\w./-]+|tests\/SPEC)\.md/gu;
const SOURCE = /(?<![\w./-])(?:src|tools|tests|scripts)\/[\w./{}-]+\.(?:tsx?|json)\b/gu;
const COMMAND = /npm run (?:-s )?(?<name>[\w:-]+)/gu;
const WITHOUT_FOLDER = /spec §|(?<![\w/-])(?:product|architecture|findings|glossary|benchmarks)\.md/gu;

/** The references of a file that lead nowhere, each as it stands there. */
export function deadReferences(file: string, text: string, house: House): string[] {
  const isDocument = file.endsWith('.md');
  const links = isDocument ? all(LINK, text).map(({ groups }) => groups?.['path'] ?? '') : [];
  const rest = isDocument ? text.replaceAll(LINK, ']') : text;
  const paths = [...matches(DOCUMENT, rest), ...(isDocument ? matches(SOURCE, rest) : [])];
  const commands = isDocument ? all(COMMAND, rest).map(({ groups }) => groups?.['name'] ?? '') : [];
  return [
    ...links.filter((path) => !house.exists(join(dirname(file), path))),
    ...paths.filter((path) => !house.exists(path)),
    ...commands.filter((name) => !house.commands.has(name)).map((name) => `npm run ${name}`),
    ...matches(numberIn(house.requirements), rest).filter((number) => !house.requirements.has(number)),
    ...matches(WITHOUT_FOLDER, rest),
  ];
}

/** A number of a family that exists: `F-06`, but not the `Q-06` of something else, nor the `M-34 0` of a drawn path. */
function numberIn(requirements: ReadonlySet<string>): RegExp {
  const families = new Set([...requirements].map((number) => number.slice(0, number.indexOf('-'))));
  return new RegExp(`(?<![\\w-])(?:${[...families].join('|')})-\\d{2}(?![\\w-]|[ ,][-.]?\\d)`, 'gu');
}

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)];
const matches = (pattern: RegExp, text: string) => all(pattern, text).map(([found]) => found);
