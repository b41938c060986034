import { useId } from 'react';

import type { Theme } from '#storage/theme.ts';
import { Segments } from '#ui/segments.tsx';
import { Switch } from '#ui/switch.tsx';

import { type SizeName, SIZES } from './picture/sizes.ts';
import type { Picture } from './use-picture.ts';

const THEMES = [
  ['dark', 'Koyu'],
  ['light', 'Açık'],
] as const satisfies readonly (readonly [Theme, string])[];
const SIZE_OPTIONS = [
  ['portrait', SIZES.portrait.label],
  ['landscape', SIZES.landscape.label],
] as const satisfies readonly (readonly [SizeName, string])[];

/** How the picture is to be. */
export function PictureChoices({ picture }: { picture: Picture }) {
  const { size, setSize, theme, setTheme, hasName, isNamed, setIsNamed } = picture;
  const nameId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Segments label="Boyut" options={SIZE_OPTIONS} value={size} onChange={setSize} />
      <Segments label="Renk" options={THEMES} value={theme} onChange={setTheme} />
      {hasName && (
        <div className="flex h-12 items-center gap-2.5 text-sm font-medium">
          <span id={nameId}>İsmim görünsün</span>
          <Switch aria-labelledby={nameId} checked={isNamed} onCheckedChange={setIsNamed} />
        </div>
      )}
    </div>
  );
}
