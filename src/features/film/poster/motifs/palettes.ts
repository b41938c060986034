import type { Genre } from '#domain/genre.ts';

/** The colours of one generated poster. `ink` is read on `ground` and on `deep`. */
export interface Palette {
  ground: string;
  /** The ground's darker (or, on a light ground, stronger) half. */
  deep: string;
  main: string;
  second: string;
  light: string;
  ink: string;
  /** The darkest of them: figures and pupils, which must stand out on `main` and on `light`. */
  dark: string;
}

/** Ground, deep, main, second, light and ink. */
type Colours = readonly [string, string, string, string, string, string];

const COLOURS: Readonly<Record<Genre | 'Genel', readonly Colours[]>> = {
  Aksiyon: [
    ['#c8321e', '#7d160f', '#f26b21', '#f9a51a', '#ffe9c4', '#fff3df'],
    ['#16191f', '#0a0b0e', '#e63b1f', '#5c6672', '#f4efe6', '#f8f3ea'],
    ['#f2b51d', '#d98e0b', '#1c1a17', '#c9341c', '#fff4d2', '#1c1a17'],
    ['#0f3b52', '#08212f', '#f0592a', '#1f6d8c', '#ffd9a0', '#fff0d9'],
    ['#ece3d0', '#cfc2a5', '#d2341f', '#2b4a5e', '#fffaf0', '#1d2126'],
    ['#3f2a5c', '#231438', '#ffb22e', '#7a3f8f', '#ffeccb', '#fff0d8'],
  ],
  Komedi: [
    ['#fbe6c3', '#f3cf95', '#ef5b3a', '#2b7a78', '#f6b92b', '#23202b'],
    ['#f7c531', '#efae13', '#e2483d', '#1f5fa8', '#fff6dc', '#241c12'],
    ['#1f6f78', '#124750', '#ffb52e', '#f2634b', '#fdeed3', '#fdf1dc'],
    ['#f79a8f', '#ee7a70', '#2d3e8c', '#fbd24b', '#fff2e4', '#231f4b'],
    ['#b8dcd0', '#8fc4b5', '#e5533c', '#f4b942', '#fffaf0', '#1b3430'],
    ['#5a3d8a', '#3c2563', '#ffb84d', '#ef6f8f', '#fff0dd', '#fff1e0'],
  ],
  Drama: [
    ['#2c3e50', '#17222d', '#c9774c', '#5e7a8c', '#f0d9b5', '#f5e6cc'],
    ['#e8dcc6', '#d3c1a1', '#9b4a33', '#546a6b', '#f8f1e1', '#2c2723'],
    ['#4a2c3a', '#2a1721', '#c46b58', '#7c5168', '#f2d2bb', '#f8e5d6'],
    ['#39463a', '#1f2a22', '#d19a4a', '#6c7f62', '#efe2bd', '#f4ebd0'],
    ['#d98b5f', '#bd7652', '#5b2333', '#8d4a4a', '#fbe7c6', '#2e0f18'],
    ['#a9c0c4', '#7f9da4', '#b4472e', '#3f5f6b', '#f7f2e4', '#14262d'],
    ['#1e2f4f', '#101b30', '#e0a458', '#4a6590', '#f6e4c3', '#faeed6'],
  ],
  Korku: [
    ['#1b1417', '#080506', '#a3161c', '#3a282c', '#e8d9c4', '#f0e3d0'],
    ['#1c2a26', '#0a1211', '#9fb45a', '#31463d', '#e6ecc5', '#eef1d6'],
    ['#6e0f14', '#33060a', '#e8472b', '#180608', '#f5d6a7', '#fbe6c6'],
    ['#242036', '#0e0c18', '#8f7fc4', '#3c3557', '#e5def5', '#efeafa'],
    ['#d8cdb4', '#b3a37f', '#7b1113', '#8d7f63', '#f7efdb', '#1a1210'],
    ['#12303b', '#071820', '#e9d8a6', '#2c5563', '#f4ecd0', '#f4ecd0'],
  ],
  Romantik: [
    ['#f6cfc9', '#eba9a6', '#d0384f', '#f08a5d', '#fff1e8', '#571328'],
    ['#7a1f3d', '#4a0f26', '#ef6a74', '#f5a98c', '#fde4d3', '#fdeadd'],
    ['#f3e3d3', '#e3c4ad', '#b53f5c', '#5f7f8f', '#fff8ee', '#3c1a2c'],
    ['#34294f', '#1d1632', '#e884a5', '#8c6fb8', '#fbdce0', '#fde9ea'],
  ],
  'Bilim Kurgu': [
    ['#0d1b3a', '#060c1e', '#f07a4b', '#2f5fa8', '#cfe6ff', '#e6f1ff'],
    ['#0f2f33', '#061618', '#35c9b4', '#1d5a60', '#e4fff3', '#e9fff7'],
    ['#2a1244', '#120724', '#ff5d8f', '#6336a8', '#ffd7a1', '#ffeddb'],
    ['#dfe5e6', '#b9c7cb', '#e4572e', '#26547c', '#ffffff', '#12202c'],
    ['#3d1520', '#1e080f', '#f2a541', '#7d2f3d', '#fde6c8', '#fdebd3'],
    ['#f0b38a', '#d98a66', '#2d4a7c', '#8a4b5e', '#fff1df', '#26182f'],
  ],
  Gerilim: [
    ['#b84727', '#b23a17', '#15130f', '#f3a712', '#fbe8cf', '#fff1dd'],
    ['#141c24', '#080c11', '#d7b740', '#33424f', '#f4edd2', '#f7f1dc'],
    ['#d9d4c7', '#b9b2a0', '#1b1d1f', '#b3261e', '#f7f4ea', '#17181a'],
    ['#0f3a3d', '#06201f', '#d65a31', '#1f5f5b', '#f1e4c6', '#f5ead2'],
    ['#8c1c2b', '#560d19', '#14100f', '#c4424b', '#f8e2c8', '#fbead5'],
    ['#33305c', '#1b1936', '#ef8354', '#5f5b99', '#f3e3ea', '#f6eaf0'],
  ],
  Suç: [
    ['#1d2430', '#0c1017', '#d9a441', '#3b4a5e', '#f5e5b8', '#f8ecca'],
    ['#3a1d20', '#1b0c0e', '#c4513b', '#63393a', '#f2cfa3', '#f8e0c0'],
    ['#d7c9a7', '#b9a67a', '#2a2a2a', '#8a2f23', '#f4ecd7', '#211f1c'],
    ['#22312c', '#0e1613', '#e0c15a', '#44605a', '#eef0d0', '#f3f3dc'],
    ['#e0b13c', '#c08e1d', '#26211a', '#a33b26', '#fbf0cf', '#211b12'],
    ['#46506b', '#272f46', '#e5735c', '#6b7794', '#f6e3d2', '#faecdf'],
  ],
  Macera: [
    ['#f2a65a', '#df7f3b', '#8c3a2b', '#c4562f', '#ffe7bd', '#3a130d'],
    ['#1f5673', '#0f3146', '#f2b950', '#3a86a8', '#fbeccb', '#fff2d6'],
    ['#33593f', '#1a3424', '#e8a33d', '#5f8a56', '#f6e8bd', '#f9efd0'],
    ['#e9d8a6', '#d8bd78', '#0a6e78', '#bb4d22', '#fff8df', '#14353a'],
    ['#4b2a4f', '#2b1530', '#f0935c', '#8a4f7d', '#fde0b5', '#fde9cf'],
    ['#9ccbd0', '#6ba7b1', '#d4572f', '#3d7280', '#fff7e2', '#12323a'],
  ],
  Fantastik: [
    ['#3b2667', '#1d1139', '#f4b942', '#7a55b8', '#fbe3c9', '#fdeedd'],
    ['#124a54', '#07262d', '#e4b363', '#2e8a86', '#f3f0cf', '#f6f3da'],
    ['#5b2a4f', '#311129', '#e88d67', '#94527e', '#fbdcb8', '#fde8d0'],
    ['#26406b', '#111f3a', '#b9d6f2', '#4d72ad', '#fdf0c4', '#fdf5da'],
    ['#f0c9a8', '#e0a17e', '#6a3d7c', '#b5689a', '#fff3dd', '#35163f'],
    ['#2f5d3a', '#16321f', '#f2c14e', '#5d9a63', '#f6f1cf', '#f8f4db'],
  ],
  Animasyon: [
    ['#58b7c8', '#52a5b6', '#f76c5e', '#fbd155', '#fff6e5', '#12333d'],
    ['#f9d65c', '#f3bd2c', '#3d6fd9', '#ee5d6c', '#fffbe9', '#22254d'],
    ['#8ccf9a', '#63b279', '#f48c4d', '#6b4fa0', '#fdf6df', '#1d3a2a'],
    ['#6a55b5', '#463390', '#ff8fa3', '#5ed0c0', '#fff0dc', '#fff3e6'],
  ],
  Aile: [
    ['#f4b183', '#ea8f60', '#9c3d2e', '#f7d06f', '#fff2d8', '#45170f'],
    ['#27566b', '#143646', '#f5c065', '#e0714e', '#fdf0d2', '#fdf2da'],
    ['#cfe3d4', '#a6c9b1', '#d9594c', '#3f7d74', '#fdfbea', '#1e3a36'],
    ['#fae1a6', '#f1c56b', '#3a7ca5', '#d65a4a', '#fffaea', '#24364a'],
    ['#d9c3e0', '#bc9cc8', '#7a3b7e', '#e58a6a', '#fff6ec', '#3b1c40'],
  ],
  Genel: [
    ['#3a3240', '#1d1822', '#d9a441', '#6d5f78', '#f7ead0', '#f9efdb'],
    ['#e6d9c3', '#cdb992', '#8a2f3c', '#3d5a6c', '#fbf6ea', '#2b2320'],
    ['#26433f', '#122522', '#e2795b', '#4d7a70', '#f4e9cf', '#f7eed8'],
    ['#1f3350', '#101d31', '#e8a94f', '#4a6b94', '#f6e6c8', '#faefd8'],
    ['#dcb9a0', '#c4967a', '#6a2b36', '#3f5d66', '#fbeedb', '#2c1418'],
    ['#5a2636', '#341320', '#e39a5c', '#8d4a5c', '#f8dfc2', '#fbeada'],
    ['#c9d3c4', '#a3b39f', '#b5472f', '#3f625a', '#faf6e6', '#1d2c26'],
  ],
};

/** Two inks on paper, as posters were printed before these years were over. */
const OLD_UNTIL = 1974;
const OLD: readonly Colours[] = [
  ['#e9dcc0', '#d6c39b', '#b8322a', '#31505e', '#f9f3e2', '#2a2420'],
  ['#d8cbb0', '#bfae8c', '#2f4a4f', '#b5533a', '#f8f1df', '#22201d'],
  ['#e4b04a', '#c98f24', '#3a2a20', '#a83c24', '#fbf0d3', '#2b1d12'],
  ['#3d4a46', '#222b29', '#d9a05b', '#70807a', '#efe3c6', '#f4ead2'],
];

/** The palettes that suit a genre and a year; an unknown genre has the general ones. */
export function palettesOf(genre: string, year = 0): Palette[] {
  const own = Object.hasOwn(COLOURS, genre) ? COLOURS[genre as keyof typeof COLOURS] : COLOURS.Genel;
  const colours = year > 0 && year <= OLD_UNTIL ? [...own, ...OLD] : own;
  return colours.map(([ground, deep, main, second, light, ink]) => ({
    ground,
    deep,
    main,
    second,
    light,
    ink,
    dark: brightness(ink) < brightness(deep) ? ink : deep,
  }));
}

/** How bright a colour is to the eye, 0…255; near enough to tell a dark one from a light one. */
function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114;
}
