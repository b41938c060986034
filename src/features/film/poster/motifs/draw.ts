import type { ReactNode } from 'react';

import type { Random } from '#lib/random.ts';

import type { Palette } from './palettes.ts';

/**
 * Draws a genre's picture on a sheet of 400 × 600; what matters of it lies within y 60…430, where no title stands. The
 * same numbers from `random` give the same picture.
 */
export type Motif = (random: Random, palette: Palette) => ReactNode;

type Point = readonly [x: number, y: number];

export const between = (random: Random, min: number, max: number): number => min + random() * (max - min);
export const whole = (random: Random, min: number, max: number): number =>
  Math.floor(between(random, min, max + 1));
export const chance = (random: Random, share: number): boolean => random() < share;

/** One of a list that has at least one. */
export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** The point at an angle (degrees, clockwise from the right) and a distance. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
}

export function points(...list: readonly Point[]): string {
  return list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

/** One decimal is enough on a sheet of 400. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
