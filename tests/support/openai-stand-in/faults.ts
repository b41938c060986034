import { type Reply, says, saysJson } from './reply.ts';
import { GOOD_ANSWER, GREEN_MILE, MY_FATHER_AND_MY_SON, SHAWSHANK, THREE_FILMS } from './sample-films.ts';

const HOSTILE_TITLE = `<img src=x onerror="document.title='hacked'">\u202Emlif\u2066${'A'.repeat(10_000)}`;

const films = (...recommendations: readonly object[]): Reply => saysJson({ ...GOOD_ANSWER, recommendations });
const status = (code: number): Reply => ({ kind: 'status', status: code });

/** How the service fails: any request can meet these. */
export const SERVICE_FAULTS = {
  status400: status(400),
  status401: status(401),
  status403: status(403),
  status404: status(404),
  status408: status(408),
  status409: status(409),
  status422: status(422),
  status429: status(429),
  status500: status(500),
  status503: status(503),
  htmlError: { kind: 'html', status: 502 },
  htmlAnswer: {
    kind: 'raw',
    body: '<!doctype html><title>Welcome</title>',
    contentType: 'text/html; charset=utf-8',
  },
  cut: { kind: 'cut', text: JSON.stringify(GOOD_ANSWER) },
  endsEarly: { kind: 'endsEarly', text: JSON.stringify(GOOD_ANSWER) },
  stalls: { kind: 'stalls', text: JSON.stringify(GOOD_ANSWER) },
  failsMidway: { kind: 'failsMidway', text: JSON.stringify(GOOD_ANSWER) },
  hangsUp: { kind: 'hangsUp' },
  noChoices: { kind: 'noChoices' },
} as const satisfies Record<string, Reply>;

/** What a model gets wrong: only requests for JSON meet these. */
export const MODEL_FAULTS = {
  invalidJson: says('{"explanation": "Üç film seçtim, "recommendations": [}'),
  truncatedJson: {
    kind: 'says',
    text: JSON.stringify(GOOD_ANSWER).slice(0, 400),
    finishReason: 'length',
  },
  fencedJson: says(`\`\`\`json\n${JSON.stringify(GOOD_ANSWER, null, 2)}\n\`\`\``),
  proseAroundJson: says(
    `Tabii! İşte {size} özel üç film [1]:\n\n${JSON.stringify(GOOD_ANSWER)}\n\nİyi seyirler {dilerim} :)`,
  ),
  noText: says(''),
  twoFilms: films(SHAWSHANK, GREEN_MILE),
  fourFilms: films(...THREE_FILMS, {
    ...SHAWSHANK,
    title: 'Kelebekler',
    originalTitle: undefined,
    year: 2018,
  }),
  accentDuplicates: films(SHAWSHANK, MY_FATHER_AND_MY_SON, {
    ...MY_FATHER_AND_MY_SON,
    title: 'BABAM VE OGLUM!',
  }),
  wrongGenre: films(SHAWSHANK, GREEN_MILE, { ...MY_FATHER_AND_MY_SON, genre: 'Belgesel' }),
  outOfRange: films(
    { ...SHAWSHANK, year: 1894 },
    { ...GREEN_MILE, rating: 86 },
    { ...MY_FATHER_AND_MY_SON, duration: 1080 },
  ),
  hostileTitle: films(SHAWSHANK, GREEN_MILE, { ...MY_FATHER_AND_MY_SON, title: HOSTILE_TITLE }),
} as const satisfies Record<string, Reply>;

export const FAULTS: Readonly<Record<FaultName, Reply>> = { ...SERVICE_FAULTS, ...MODEL_FAULTS };
export type FaultName = keyof typeof SERVICE_FAULTS | keyof typeof MODEL_FAULTS;

/** Whether a text names a fault. */
export const isFault = (name: unknown): name is FaultName =>
  typeof name === 'string' && Object.hasOwn(FAULTS, name);

/** Whether only requests for JSON meet a fault. */
export const isModelFault = (name: FaultName) => Object.hasOwn(MODEL_FAULTS, name);
