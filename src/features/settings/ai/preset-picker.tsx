import { useId } from 'react';

import { ToggleChip } from '#ui/toggle-chip.tsx';

import { PRESETS } from './presets.ts';

interface PresetPickerProps {
  /** The address in the form. */
  baseUrl: string;
  onPick: (baseUrl: string) => void;
  pageOrigin: string;
}

/** The addresses of servers on this device, and what the chosen one needs. */
export function PresetPicker({ baseUrl, onPick, pageOrigin }: PresetPickerProps) {
  const id = useId();
  const chosen = PRESETS.find((preset) => preset.baseUrl === baseUrl);
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="text-sm font-medium">
        Bu cihazdaki sunucu
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {PRESETS.map((preset) => (
          <ToggleChip
            key={preset.name}
            pressed={preset === chosen}
            onClick={() => onPick(preset === chosen ? '' : preset.baseUrl)}
          >
            {preset.name}
          </ToggleChip>
        ))}
      </div>
      <p aria-live="polite" className="mt-1.5 text-sm wrap-anywhere text-muted-foreground empty:hidden">
        {chosen?.hint(pageOrigin)}
      </p>
    </div>
  );
}
