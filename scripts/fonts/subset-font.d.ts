// The package brings no types of its own: what scripts/fonts/write.ts uses of it.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
    keepFeatures: readonly string[];
  }
  // oxlint-disable-next-line import/no-default-export -- the package's own
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
