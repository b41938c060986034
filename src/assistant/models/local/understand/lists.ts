export const union = <T>(a: readonly T[] | undefined, b: readonly T[]): T[] => [
  ...new Set([...(a ?? []), ...b]),
];
export const without = <T>(list: readonly T[] | undefined, gone: readonly T[]): T[] =>
  (list ?? []).filter((item) => !gone.includes(item));
