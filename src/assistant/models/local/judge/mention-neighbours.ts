import type { Mention, Spoken } from './mention.ts';

const FAR = 4;
const QUARTERS = 4;

/** What stands beside a mention: who tells of three things in a row wishes or refuses all of them. */
export function neighbourFeatures({ words, from, to, rest, others }: Mention): readonly string[] {
  const before = others.filter((other) => other.to <= from);
  const after = others.filter((other) => other.from >= to);
  const last = before.reduce<Spoken | undefined>(
    (near, one) => (near && near.to > one.to ? near : one),
    undefined,
  );
  const next = after.reduce<Spoken | undefined>(
    (near, one) => (near && near.from < one.from ? near : one),
    undefined,
  );
  return [
    ...besides('P', rest, last, last === undefined ? FAR : from - last.to),
    ...besides('N', rest, next, next === undefined ? FAR : next.from - to),
    `MI${Math.min(FAR, before.length)}`,
    `ML${Math.min(FAR, after.length)}`,
    `MP${Math.floor((QUARTERS * from) / words.length)}`,
  ];
}

function besides(side: string, own: string, other: Spoken | undefined, distance: number): readonly string[] {
  if (other === undefined) return [`${side}$`];
  const { kind, rest, refused } = other;
  const far = Math.min(FAR, distance);
  return [
    `${side}k${kind}`,
    `${side}r${rest}`,
    `${side}d${far}`,
    `${side}v${refused}`,
    `${side}v${refused}d${far}`,
    `${side}R${rest} ${own} ${far}`,
  ];
}
